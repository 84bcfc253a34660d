import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router'
import { parsePrivateSearch, stringifyPrivateSearch } from '@/lib/private-search'
import { holdReload } from '@/lib/reload-page'
import { focusMain } from '@/lib/screen-heading'
import { shopConfig } from '@/lib/shop-config'
import { routeTree } from '@/routeTree.gen'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import type { AppContext } from './context'

/**
 * Creates the router of the file routes. Links preload on intent. Going back restores the scroll position. A
 * page that was scrolled before the app started stays where it is.
 */
export function createShopRouter(context: AppContext, history?: RouterHistory) {
  let isFirst = true
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context,
    basepath: shopConfig.base,
    parseSearch: parsePrivateSearch,
    stringifySearch: stringifyPrivateSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration() {
      // The renderer of prerendered pages has no window. The scroll position is read only where it may have
      // to be restored, because reading it costs a phone one more layout.
      const stays = isFirst && (isOpenedAnew() || globalThis.scrollY > 0)
      isFirst = false
      return !stays
    },
    defaultErrorComponent: CrashScreen,
  })
  router.subscribe('onBeforeRouteMount', leaveScreen)
  router.subscribe('onRendered', focusScreen)
  router.subscribe('onBeforeLoad', () => void holdReload(navigationEnd(router)))
  return router
}

/** True for a page that was neither reloaded nor reached by going back, so it starts at its top. */
function isOpenedAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && Reflect.get(opened, 'type') === 'navigate' && !location.hash
}

/** Resolves when the current navigation ends, or the next one when none is running. */
export function navigationEnd({ subscribe }: Pick<AnyRouter, 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const end = subscribe('onResolved', () => {
      end()
      resolve()
    })
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}

type Rendered = { fromLocation?: unknown; pathChanged: boolean }

/**
 * Takes the focus from the screen that is about to leave. If the focused element were removed, the browser
 * would compute its style once more, with all rules of the next screen.
 */
function leaveScreen({ fromLocation, pathChanged }: Rendered): void {
  const { activeElement } = document
  if (fromLocation && pathChanged && activeElement instanceof HTMLElement)
    if (activeElement.closest('main')) activeElement.blur()
}

/** A change of page, sort or variant on the same screen leaves the focus where it is. */
function focusScreen({ fromLocation, pathChanged }: Rendered): void {
  if (fromLocation && pathChanged) focusMain()
}
