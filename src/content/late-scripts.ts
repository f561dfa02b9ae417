/** Stands in each page's HTML, and is read while the page's script is late, or scripts are off. */
export const scriptNotice = {
  title: 'Buttons and forms are not ready yet',
  text: 'They need JavaScript, which is off in this browser or still on its way. You can read every page, and reach us here:',
  greeting: 'Hello!',
  whatsapp: 'WhatsApp',
  reload: 'Load the page again',
}

/** What a visitor reads while other code is late. */
export const lateScript = {
  part: 'This part of the page has not arrived',
  form: 'This form cannot be sent yet',
  text: 'Your connection may be down. What you type here stays. You can still reach us here:',
  retry: 'Try again',
  noAnswer: 'Still no answer. Nothing is lost: try again in a moment.',
}

/** What a visitor reads who follows a link without a line. */
export const offline = {
  text: (page: string) => `You are offline. We open ${page} as soon as you are back.`,
  retry: 'Try now',
  stay: 'Stay here',
}
