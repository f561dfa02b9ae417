/** A notice in the HTML of each page. CSS shows it if scripts take long or are turned off. */
export const scriptNotice = {
  title: 'Buttons and forms are not ready yet',
  text: 'They need JavaScript, which is off in this browser or still on its way. You can read every page, and reach us here:',
  reload: 'Load the page again',
}

/** Texts in place of a component whose code failed to load. */
export const lostCode = {
  text: 'Your connection may be down, or the site has just been renewed. Loading the page again helps, and keeps what you typed. You can also reach us here:',
  reload: 'Load again',
  noAnswer: 'Still no answer. Nothing is lost: try again in a moment.',
}

/** Texts above the old page while the site does not answer. */
export const nextPage = {
  offline: (page: string) => `You are offline. We open ${page} as soon as you are back.`,
  stay: 'Stay here',
}
