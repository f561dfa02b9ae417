export const dialogs = {
  loading: 'One moment …',
  unavailable: 'The form could not be loaded',
  close: 'Close',
}
