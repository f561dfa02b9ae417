import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { installPackages } from '../shared/browser.mjs'
import { root } from '../shared/project.mjs'

const isOurs = Boolean(process.env.CI) || existsSync('/.dockerenv') || existsSync('/run/.containerenv')

/** Tries each engine, once more after installing or upgrading it where that is ours to do. Returns those that work, and why others do not. */
export async function ensureEngines() {
  const { NODE_ENV } = process.env
  const { module } = await runnerImport(join(root, 'e2e/engines/engines.ts'), { root, logLevel: 'error' })
  // Vite sets it for this process and the stages, which choose their own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const driven = []
  const skipped = []
  for (const name of module.engineNames) {
    let fault = await module.faultOf(name)
    if (fault?.kind === 'missing' || (fault?.kind === 'old' && isOurs)) {
      const names = module.packagesOf(name)
      console.log(`Installing ${names.join(', ')} …`)
      installPackages(names, { alone: true })
      fault = await module.faultOf(name)
    }
    if (fault) {
      console.log(`${fault.reason}: skipped.`)
      skipped.push(fault.reason)
    } else driven.push(name)
  }
  return { driven, skipped }
}
