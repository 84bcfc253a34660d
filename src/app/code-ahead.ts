import type { QueryClient } from '@tanstack/react-query'
import { isSavingData } from '@/lib/saves-data'
import { shopConfig } from '@/lib/shop-config'
import { untilCallsEnd } from './query-client'
import type { createShopRouter } from './router'

/**
 * How long after the last navigation the code of other screens is loaded, in ms. By then the current screen
 * has finished its first work.
 */
const restAfterMs = 1000

/**
 * After each navigation, loads the code of the screens to which visible links lead. The code loads after the
 * current screen has finished loading. No code loads ahead if the browser saves data. The data of these
 * screens loads only when the shopper touches a link or points at it (Product §1.5e).
 */
export function loadCodeAhead(
  router: ReturnType<typeof createShopRouter>,
  client: QueryClient,
): void {
  if (isSavingData()) return
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onRendered', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void loadInSight(), restAfterMs)
  })
  async function loadInSight() {
    await untilCallsEnd(client.getQueryCache().getAll())
    const links = [...document.querySelectorAll('a')].filter(isInSight)
    for (const path of new Set(links.map(({ pathname }) => pathname)))
      for (const route of router.getMatchedRoutes(path.slice(shopConfig.base.length - 1))[0])
        // The failure of a file is ignored, because a click on the link requests the file again and then
        // shows the error.
        router.loadRouteChunk(route)?.catch(() => {})
  }
}

function isInSight(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return link.origin === location.origin && width > 0 && bottom > 0 && top < window.innerHeight
}
