import type { ShopConfig } from '@/lib/shop-config'
import type { Pipeline } from './pipeline'

export type Door = 'worker' | 'page'

/**
 * Loads while the world opens. Null when the browser blocks the storage, because msw reads the storage while
 * it loads.
 */
const loadingWorker = import('./start-worker').catch(() => null)

/**
 * Answers the page's calls with `pipeline`. A service worker answers them. If the browser starts no worker
 * (blocked, a private window, an origin without https), the page itself answers them.
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
