import type { ShopConfig } from '@/lib/shop-config'
import type { Pipeline } from './pipeline'

export type Door = 'worker' | 'page'

/** Loads while the world opens. Null where the storage is blocked: msw reads it as soon as it loads. */
const loadingWorker = import('./start-worker').catch(() => null)

/**
 * Answers the page's calls with `pipeline`: from a service worker, and where the browser lets none start
 * (blocked, a private window, an origin without https), from the page itself.
 */
export async function startAnswering(
  pipeline: Pick<Pipeline, 'answer'>,
  config: Pick<ShopConfig, 'apiBase' | 'base'>,
): Promise<Door> {
  const worker = await loadingWorker
  const isStarted = await worker?.startWorker(pipeline, config).then(
    () => true,
    () => false,
  )
  if (isStarted) return 'worker'
  const { startInPage } = await import('./start-in-page')
  startInPage(pipeline, config.apiBase)
  return 'page'
}
