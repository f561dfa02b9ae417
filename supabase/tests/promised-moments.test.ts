import { expect, test } from 'vitest'
import { type ReplyTime, replyDue } from '@/lib/business-hours'
import { promisedMoments } from '@/testing/promised-moments'
import { createDatabase } from '../../scripts/db-types/database.ts'

const db = await createDatabase()

type Question = { sent: Date; within: ReplyTime }

/** Computes many due times by one SQL query. */
async function dueInSql(questions: Question[]) {
  const { rows } = await db.query<{ due: Date }>(
    `select private.reply_due(sent, within) as due
      from unnest($1::timestamptz[], $2::text[]) with ordinality as question (sent, within, place) order by place`,
    [questions.map(({ sent }) => sent.toISOString()), questions.map(({ within }) => within)],
  )
  return rows.map(({ due }) => due)
}

test('TypeScript and SQL compute the same due times over three years', async () => {
  const questions: Question[] = promisedMoments.map(([, sent, within]) => ({ sent: new Date(sent), within }))
  for (let sent = Date.parse('2026-03-01T00:00:17Z'); sent < Date.parse('2029-01-01'); sent += 97 * 60_000)
    questions.push({ sent: new Date(sent), within: questions.length % 2 ? '24 hours' : '2 business hours' })
  expect(questions.length).toBeGreaterThan(15_000)
  const inSql = await dueInSql(questions)
  const different = questions.filter(
    ({ sent, within }, place) => replyDue(sent, within).getTime() !== inSql[place]?.getTime(),
  )
  expect(different).toEqual([])
})

test('a new closed day moves later due times, and none that is stored', async () => {
  await db.exec('begin')
  try {
    const send = (name: string) =>
      db.exec(`insert into public.contact_submissions (name, email, message, created_at)
        values ('${name}', 'a@example.com', 'Hello', '2026-08-14 10:00+02')`)
    await send('Before')
    await db.exec(`insert into private.closed_days values ('2026-08-17')`)
    await send('After')
    const { rows } = await db.query<{ due: Date }>('select due from public.contact_submissions order by due')
    expect(rows.map(({ due }) => due)).toEqual(
      ['2026-08-17T10:00+02:00', '2026-08-18T10:00+02:00'].map((due) => new Date(due)),
    )
  } finally {
    await db.exec('rollback')
  }
})
