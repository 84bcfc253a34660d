import { setupWorker } from 'msw/browser'
import type { ShopConfig } from '@/lib/shop-config'
import { interceptApi } from './intercept'
import type { Pipeline } from './pipeline'

/** If the service worker has not started after this time in ms, the page itself answers the calls. */
const startLimit = 5000

/**
 * Keeps a failed update of the worker from being an error of the page. msw looks for a newer worker without
 * handling a failure, so a closed page would leave a rejected promise.
 */
function ignoreFailedUpdate(event: PromiseRejectionEvent): void {
  const message: unknown = event.reason instanceof Error ? event.reason.message : event.reason
  if (String(message).includes('Failed to update a ServiceWorker')) event.preventDefault()
}

/**
 * Makes the worker at `url` answer this page. Chromium opens a page without the worker in two cases: the page
 * is reloaded past the cache, or the last other browser tab closes at that moment and ends the worker. The
 * page's calls would then reach the file host, and the host's answer would sign out every browser tab. msw by
 * itself would reload a page that has already sent calls.
 */
async function takeControl(url: string): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
  await serviceWorker.register(url)
  const { active } = await serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, no window
  active?.postMessage('CLAIM')
  await controlled
}

/**
 * Answers the page's calls to `{apiBase}/api/` with `pipeline`. Throws when the service worker does not start
 * before the time limit.
 */
export async function startWorker(
  pipeline: Pick<Pipeline, 'answer'>,
  { apiBase, base }: Pick<ShopConfig, 'apiBase' | 'base'>,
): Promise<void> {
  window.addEventListener('unhandledrejection', ignoreFailedUpdate)
  const worker = setupWorker(...interceptApi(pipeline, apiBase))
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Error('It did not start in time')), startLimit)
  const url = `${base}mock-api-worker.js`
  const started = takeControl(url).then(() =>
    worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } }),
  )
  try {
    await Promise.race([started, tooLate.promise])
  } catch (error) {
    // A worker that starts after the limit is stopped, because it must not answer the same calls a second
    // time.
    void started.then(() => worker.stop()).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
