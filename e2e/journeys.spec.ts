import { test as base, once, thorough } from './fixtures'
import { journeys } from './journeys/journeys'
import { lostFiles } from './journeys/lost-files'
import { pageVisitor } from './journeys/page-visitor'
import { type Server, serverFixture } from './journeys/server'
import type { Visitor } from './journeys/visitor'

const test = base.extend<{ server: Server; visitor: Visitor }>({
  server: serverFixture,
  visitor: ({ page, server }, use) => use(pageVisitor(page, server)),
})

for (const [name, journey] of Object.entries(journeys))
  test(name, once, ({ visitor, server, cleanConsole }) => {
    // Errors of the requests that the server holds back or refuses.
    cleanConsole.allow(
      /ERR_|Failed to fetch|Content Security Policy|preload|status of 40[349]|DataError: 403/,
    )
    return journey(visitor, server)
  })
for (const [name, journey] of Object.entries(lostFiles))
  test(name, thorough, ({ visitor, server, cleanConsole }) => {
    // The log names each lost file.
    cleanConsole.allow(/./)
    return journey(visitor, server)
  })
