import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { shopConfig } from '@/lib/shop-config'
import { routeTree } from '@/routeTree.gen'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import type { AppContext } from './context'
import { focusScreen, leaveScreen } from './focus-screen'

/** Creates the router of the file routes. Links preload on intent; going back restores the scroll position. */
export function createShopRouter(context: AppContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context,
    basepath: shopConfig.base,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
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
