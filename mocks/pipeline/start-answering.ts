import type { ShopConfig } from '@/lib/shop-config'
import type { Pipeline } from './pipeline'

export type AnsweringDoor = 'worker' | 'page' | 'network'

/**
 * The module loads while the world opens. The result is null when the browser blocks the storage, because msw
 * reads the storage while it loads.
 */
const loadingWorker = import('./start-worker').catch(() => null)

/**
 * Answers the page's calls with `pipeline`, by a service worker. If the browser starts no worker, the page
 * itself answers the calls, for example in a private window, without https or with a blocked storage. With
 * `isOnNetwork` the page itself sends all calls, so that the routes of a test see them.
 */
export async function startAnswering(
  pipeline: Pick<Pipeline, 'answer'>,
  config: Pick<ShopConfig, 'apiBase' | 'base'>,
  isOnNetwork = false,
): Promise<AnsweringDoor> {
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
