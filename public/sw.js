// This site has no service worker. An earlier site at the same address may have left one, which goes on showing its old pages.
// Browsers ask for its next version here: this one removes the old pages and itself.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(removeEarlierSite()))

async function removeEarlierSite() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
