/**
 * This is the service worker of development, the demo and the stories: msw's worker, limited to API calls.
 * Without the limit, msw's worker would ask a page about every script and picture, which takes a tenth of the
 * loading time. On a page with many stories in frames, it would ask one frame about the files of another
 * frame. If that frame is gone, the file never comes.
 */

const isApiCall = ({ url, destination }) =>
  destination === '' && new URL(url).pathname.includes('/api/')

// Browsers that support static routes send all other requests to the network without starting the worker.
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

// A page that was opened without this worker asks the worker to take control of it (start-worker.ts).
addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(clients.claim())
})

importScripts('./mockServiceWorker.js')
