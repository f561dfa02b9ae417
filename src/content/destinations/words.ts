/** What the four country pages say alike. */
export const countryWords = {
  contents: 'On this page',
  call: 'Book a free call',
  parts: {
    glance: 'At a glance',
    drawbacks: 'Drawbacks',
    universities: 'Universities',
    visa: 'Visa',
    costs: 'Costs',
    work: 'Work',
    after: 'After your degree',
    intakes: 'Deadlines',
  },
}
