import type { ShopConfig } from '@/lib/shop-config'
import type { Pipeline } from './pipeline'

export type Door = 'worker' | 'page' | 'network'

/**
 * The module loads while the world opens. The result is null when the browser blocks the storage, because msw
 * reads the storage while it loads.
 */
const loadingWorker = import('./start-worker').catch(() => null)

/**
 * Answers the page's calls with `pipeline`. A service worker answers them. If the browser starts no worker,
 * the page itself answers them. This happens with a blocked storage, in a private window and without https.
 * On the network, the page itself sends the calls on, so that the routes of a test see them.
 */
export async function startAnswering(
  pipeline: Pick<Pipeline, 'answer'>,
  config: Pick<ShopConfig, 'apiBase' | 'base'>,
  isOnNetwork = false,
): Promise<Door> {
  const worker = isOnNetwork ? null : await loadingWorker
  const isStarted = await worker?.startWorker(pipeline, config).then(
    () => true,
    () => false,
  )
  if (isStarted) return 'worker'
  const { startInPage } = await import('./start-in-page')
  startInPage(pipeline, config.apiBase)
  return isOnNetwork ? 'network' : 'page'
}
