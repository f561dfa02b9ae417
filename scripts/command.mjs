// Starts a command: `node scripts/command.mjs build --embedded` runs build.ts with the option --embedded. JavaScript, because
// it runs before the packages are installed; tsx then makes Node read TypeScript.
import { ensurePackages, enterProject } from './command/install.mjs'

enterProject()
ensurePackages()
const [, , command] = process.argv
process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register()
await import(`./${command}.ts`)
