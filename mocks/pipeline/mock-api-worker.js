/**
 * The service worker of the shop, the demo and the stories: msw's own, for calls of the API alone. Left to itself, msw's
 * worker asks a page about every script and picture. That takes a tenth of the time of a page, and on a page with many
 * stories in frames it asks one frame about the files of another: such a file never comes when that frame is gone.
 */

const isApiCall = ({ url, destination }) =>
  destination === '' && new URL(url).pathname.includes('/api/')

// Other requests go to the network without starting the worker, where the browser can do that.
addEventListener('install', (event) => {
  if (typeof event.addRoutes !== 'function') return
  const others = { not: { urlPattern: new URLPattern({ pathname: '*/api/*' }) } }
  const files = ['script', 'style', 'image', 'font', 'document', 'iframe'].map(
    (requestDestination) => ({ requestDestination }),
  )
  event.waitUntil(event.addRoutes({ condition: { or: [others, ...files] }, source: 'network' }))
})

addEventListener('fetch', (event) => {
  if (!isApiCall(event.request)) event.stopImmediatePropagation()
})

// A page that was opened without this worker asks for it (start-worker.ts).
addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(clients.claim())
})

importScripts('./mockServiceWorker.js')
