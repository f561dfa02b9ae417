// `npm run dev`: the site with hot reload, each page rendered by the same code that pre-renders it.
import { beginCommand } from './shared/command-line.mjs'

const help = `
npm run dev

Serves the sources with hot reload on http://127.0.0.1:5173 until interrupted. Talks to the hosted project when
VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are set, in .env or the environment, and else to the embedded backend.

  PORT, HOST   where to listen instead
  DATA_DIR     where the embedded backend keeps its rows (default .local/data)
`

beginCommand(help)
// A shell may say "production", and pages would be compiled for one React and run by another.
process.env.NODE_ENV = 'development'
const { develop } = await import('./serve/dev-site.mjs')
await develop()
