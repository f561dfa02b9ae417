import { settingFault } from './settings.mjs'
import { importSource } from './source.mjs'

/** Reads rows for the launch check, and the closed days, from `src`. */
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

// The law requires an email address and a phone number of a seller on the web, but no WhatsApp number.
const isRequiredByLaw = (group, where) =>
  group === 'law' || ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE'].includes(where)
