// Builds the site: the browser's files, then every route as an HTML file.
import { buildSite } from './build/build-site.ts'
import { buildWhenChanged } from './build/when-changed.ts'
import { beginCommand } from './shared/command-line.ts'

const help = `
npm run build

Builds the site into dist/ for a static host, with the rules for Netlify, Cloudflare Pages, Vercel and nginx beside it.
Needs VITE_SITE_URL, VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, from .env or the environment. Stops while facts that
the law or visitors need are missing; ALLOW_UNFINISHED=1 builds without those parts. Shows no samples or placeholders.

  --embedded   for the embedded backend, into .local/site, as npm start does by itself when something changed
`

const { values } = beginCommand(help, { options: { embedded: { type: 'boolean' } } })
await (values.embedded ? buildWhenChanged() : buildSite({ embedded: false }))
