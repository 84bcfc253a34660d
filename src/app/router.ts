import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { shopConfig } from '@/lib/shop-config'
import { routeTree } from '@/routeTree.gen'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import type { AppContext } from './context'
import { focusScreen, leaveScreen } from './focus-screen'

/**
 * Creates the router of the file routes. Links preload on intent; going back restores the scroll position. A page that was
 * scrolled before the app was there stays where it is.
 */
export function createShopRouter(context: AppContext, history?: RouterHistory) {
  let isFirst = true
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context,
    basepath: shopConfig.base,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration() {
      // The renderer of snapshots, which asks as well, has no window.
      const stays = isFirst && globalThis.scrollY > 0
      isFirst = false
      return !stays
    },
    defaultErrorComponent: CrashScreen,
  })
  router.subscribe('onBeforeRouteMount', leaveScreen)
  router.subscribe('onRendered', focusScreen)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
