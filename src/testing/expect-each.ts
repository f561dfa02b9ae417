import { expect } from 'vitest'

/** Shows the first of all cases that breaks a rule. `expect` for each of hundreds would be slow. */
export function expectEach<Case>(cases: readonly Case[], holds: (each: Case) => boolean) {
  expect(cases).not.toEqual([])
  const broken = cases.filter((each) => !holds(each))
  expect(broken[0], `${broken.length} of ${cases.length} cases, the first`).toEqual(undefined)
}
