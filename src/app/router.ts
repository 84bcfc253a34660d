import { createRouter } from '@tanstack/react-router'
import { routeTree } from '@/routeTree.gen'
import type { AppContext } from './context'
import { CrashScreen } from '@/screens/crash/CrashScreen'

/** The router over the file routes. Links preload on intent; going back restores the place. */
export function createShopRouter(context: AppContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: CrashScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
