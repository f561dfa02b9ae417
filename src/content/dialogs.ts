export const dialogs = {
  loading: 'One moment …',
  late: 'The form could not be loaded',
  close: 'Close',
}
