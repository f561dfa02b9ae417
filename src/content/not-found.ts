export const notFound = {
  text: 'There is no page at this address. It may have moved, or the link has a typo.',
  home: 'Back to home',
}
