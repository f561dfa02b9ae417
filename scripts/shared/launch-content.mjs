import { settingFault } from './settings.mjs'
import { importSource } from './source.mjs'

/** The launch check's input from the content: rows and closed days. */
export async function launchContent() {
  const { launchFacts, closedDays } = await importSource('domain/launch')
  const rows = launchFacts.map(({ group, what, done, where }) => {
    const fault = settingFault(where)
    return {
      group,
      what: fault ?? what,
      state: done && !fault ? 'ok' : 'missing',
      where,
      requiredByLaw: isRequiredByLaw(group, where),
    }
  })
  return { rows, closedDays }
}

// A seller on the web has to give an email address and a number; the messaging app is our own promise.
const isRequiredByLaw = (group, where) =>
  group === 'law' || ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE'].includes(where)
