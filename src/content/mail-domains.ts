/** Mail domains that visitors use, the most likely first; and real domains so similar that they are no typo. */
export const mailDomains = [
  ...['gmail.com', 'googlemail.com', 'rediffmail.com', 'ymail.com', 'rocketmail.com', 'icloud.com'],
  ...['protonmail.com', 'proton.me', 'zohomail.in', 'zohomail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.in'],
  ...['hotmail.com', 'outlook.com', 'outlook.in', 'live.com', 'live.in'],
  ...['telenet.be', 'skynet.be', 'proximus.be', 'scarlet.be', 'pandora.be', 'hotmail.be'],
  ...['web.de', 'gmx.de', 'gmx.net', 'freenet.de', 't-online.de', 'posteo.de'],
  ...['ziggo.nl', 'planet.nl', 'hetnet.nl', 'kpnmail.nl', 'xs4all.nl', 'hotmail.nl', 'pt.lu'],
  ...['email.com', 'mail.com', 'online.de', 'posteo.net', 'mymail.com'],
]

/** Mail providers that have an address in most countries. */
export const mailProviders = {
  names: ['yahoo', 'hotmail', 'outlook', 'live', 'gmx', 'icloud'],
  topLevelDomains: [
    'com',
    'in',
    'co.in',
    'be',
    'nl',
    'lu',
    'de',
    'at',
    'ch',
    'fr',
    'it',
    'es',
    'eu',
    'net',
    'org',
    'co.uk',
  ],
}
