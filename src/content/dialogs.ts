export const dialogs = {
  loading: 'One moment …',
  lost: 'The form could not be loaded',
  close: 'Close',
}
