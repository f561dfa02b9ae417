/** Stands in each page's HTML, and is read while the page's own code is missing, or scripts are off. */
export const latePage = {
  title: 'Buttons and forms are not ready yet',
  text: 'They need JavaScript, which is off in this browser or still on its way. You can read every page, and reach us here:',
  greeting: 'Hello!',
  whatsapp: 'WhatsApp',
  again: 'Load the page again',
}

/** What a visitor reads while other code is missing. */
export const lateCode = {
  part: 'This part of the page has not arrived',
  form: 'This form cannot be sent yet',
  text: 'Your connection may be down. What you type here stays. You can still reach us here:',
  again: 'Try again',
  noAnswer: 'Still no answer. Nothing is lost: try again in a moment.',
}
