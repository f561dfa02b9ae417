export const dialogs = {
  loading: 'One moment …',
  unavailable: {
    title: 'The form could not be loaded',
    text: 'Your connection may be down. You can still reach us here:',
  },
  close: 'Close',
}
