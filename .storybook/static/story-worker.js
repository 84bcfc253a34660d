/**
 * The service worker of the stories: msw's own, for calls of the API alone. Left to itself, msw's worker asks a page
 * about every file. On a page with many stories in frames it asks one frame about the files of another, and
 * the file never comes when that frame is gone before it answers.
 */
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  const mayBeMocked = origin === location.origin && pathname.startsWith('/api/')
  if (!mayBeMocked) event.stopImmediatePropagation()
})

importScripts('./mockServiceWorker.js')
