import { expect, test, vi } from 'vitest'

/** The strip as it is when the owner has given these facts and no others. */
async function trustOf(facts: Record<string, string>) {
  vi.resetModules()
  const legal = await vi.importActual<typeof import('@/content/legal/owner')>('@/content/legal/owner')
  const nothing = Object.fromEntries(Object.keys(legal.owner).map((fact) => [fact, null]))
  vi.doMock('@/content/legal/owner', () => ({ ...legal, owner: { ...nothing, ...facts } }))
  return (await import('@/content/trust')).trust.points
}

test.each([{}, { legalName: '' }, { legalName: ' ', registeredAddress: ' ' }])(
  '"Who we are" is left out while the owner has not said it: %o',
  async (facts) => {
    const points = await trustOf(facts)
    expect(points.map(({ label }) => label)).toEqual(['Student-funded', 'Without commission'])
  },
)

test('"Who we are" says what the owner has given, whatever is missing', async () => {
  const facts = { legalName: 'Bridge BV', enterpriseNumber: '0123.456.789' }
  expect((await trustOf(facts)).at(-1)).toMatchObject({
    label: 'Who we are',
    text: 'Bridge BV, 0123.456.789',
  })
  expect((await trustOf({ ...facts, registeredAddress: 'Meir 1, 2000 Antwerp' })).at(-1)).toMatchObject({
    text: 'Bridge BV, Meir 1, 2000 Antwerp, 0123.456.789',
  })
})

test('the refund is promised only once the owner has said what it covers', async () => {
  const points = await trustOf({ refundScope: 'The session held is refunded too, within 14 days' })
  expect(points.map(({ label }) => label)).toContain('7-day refund')
})
