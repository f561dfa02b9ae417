export const errorPage = {
  title: 'Something went wrong | StudyBridge',
  heading: 'This page did not load',
  text: 'Something went wrong on our side or on the way to you. Loading the page again usually helps.',
  reload: 'Load the page again',
}
