/**
 * Belgium's public holidays. Add days that replace a holiday on a weekend here and, in a migration, by
 * `insert into private.closed_days values ('2027-12-27')`; `npm run launch-check` compares the two lists.
 */
export const closedDays = [
  '2026-01-01 2026-04-06 2026-05-01 2026-05-14 2026-05-25 2026-07-21 2026-08-15 2026-11-01 2026-11-11 2026-12-25',
  '2027-01-01 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-07-21 2027-08-15 2027-11-01 2027-11-11 2027-12-25',
  '2028-01-01 2028-04-17 2028-05-01 2028-05-25 2028-06-05 2028-07-21 2028-08-15 2028-11-01 2028-11-11 2028-12-25',
].flatMap((year) => year.split(' '))
