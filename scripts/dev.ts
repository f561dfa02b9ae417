import { serveSources } from './serve/dev-site.ts'
import { beginCommand } from './shared/command-line.ts'

const help = `
npm run dev

Serves the site from its sources, with hot reload, on http://127.0.0.1:5173. Uses the hosted project if VITE_SUPABASE_URL
and VITE_SUPABASE_ANON_KEY are set in .env or the environment, else the embedded backend.

  PORT, HOST   another port and address
  DATA_DIR     another folder for the embedded database (default .local/data)
`

beginCommand(help)
// Overrides a "production" of the shell, which would mix React's production and development builds.
process.env.NODE_ENV = 'development'
await serveSources()
