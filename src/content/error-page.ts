export const errorPage = {
  title: 'Something went wrong | StudyBridge',
  heading: 'This page did not load',
  text: 'Something went wrong on our side or on the way to you. Loading the page again usually helps.',
  reload: 'Load the page again',
}

/** Texts in place of a form that throws. */
export const brokenForm = {
  title: 'This form did not open',
  text: 'Something went wrong on our side. Loading the page again keeps what you typed; emptying the form usually helps. You can also reach us here:',
  empty: 'Empty the form',
}
