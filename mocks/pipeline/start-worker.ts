import { setupWorker } from 'msw/browser'
import type { ShopConfig } from '@/lib/shop-config'
import { interceptApi } from './intercept'
import type { Pipeline } from './pipeline'

/** Thrown when the service worker can't start, because the browser blocks or lacks service workers. */
export class MockWorldBlockedError extends Error {
  constructor(cause: unknown) {
    super('The mock API needs a service worker, and this browser does not let it start', { cause })
    this.name = 'MockWorldBlockedError'
  }
}

/** The time limit for starting the service worker, in ms. */
const startLimit = 15_000

/** Answers the page's calls to `{apiBase}/api/` with `pipeline`. Throws `MockWorldBlockedError`. */
export async function startWorker(
  pipeline: Pick<Pipeline, 'answer'>,
  { apiBase, base }: Pick<ShopConfig, 'apiBase' | 'base'>,
): Promise<void> {
  const worker = setupWorker(interceptApi(pipeline, apiBase))
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooLate.reject(new Error('It did not start in time')), startLimit)
  const url = `${base}mockServiceWorker.js`
  const started = worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
  await Promise.race([started, tooLate.promise])
    .catch((error: unknown) => {
      throw new MockWorldBlockedError(error)
    })
    .finally(() => clearTimeout(timer))
}
