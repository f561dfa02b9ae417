import { importContent } from './content.mjs'
import { settingFault } from './settings.mjs'

/** What the content says of the launch: rows, the links of the example companies, and the days on which we are closed. */
export async function launchContent() {
  const { launchFacts, exampleLinks, closedDays } = await importContent('launch')
  const rows = launchFacts.map(({ group, what, done, where }) => {
    const fault = settingFault(where)
    return {
      group,
      what: fault ?? what,
      state: done && !fault ? 'ok' : 'missing',
      where,
      law: isLaw(group, where),
    }
  })
  return { rows, exampleLinks, closedDays }
}

// A seller on the web has to give an email address and a number; the messaging app is our own promise.
const isLaw = (group, where) =>
  group === 'law' || ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE'].includes(where)
