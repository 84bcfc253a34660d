import {
  type AnyRouter,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { parsePrivateSearch, stringifyPrivateSearch } from '@/lib/private-search'
import { blockReload } from '@/lib/reload-page'
import { isSavingData } from '@/lib/saves-data'
import { focusLinkTo, focusNewScreen } from '@/lib/screen-heading'
import { shopConfig } from '@/lib/shop-config'
import { routeTree } from '@/routeTree.gen'
import { CrashScreen } from '@/screens/crash/CrashScreen'
import type { AppContext } from './context'

/**
 * Returns the router of the shop. Links preload their screen when the shopper points at them or touches them,
 * unless the browser saves data. Going back restores the scroll position. After the first load, the page
 * stays where it is if it was opened by a link, or if the shopper has already scrolled.
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
    defaultPreload: !isSavingData() && 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration() {
      // `npm run prerender` has no window. The scroll position is only read if it matters, because reading it
      // makes the browser calculate the layout.
      const stays = isFirst && (isOpenedAnew() || globalThis.scrollY > 0)
      isFirst = false
      return !stays
    },
    defaultErrorComponent: CrashScreen,
  })
  router.subscribe('onBeforeRouteMount', leaveScreen)
  router.subscribe('onRendered', focusScreen)
  router.subscribe('onBeforeLoad', () => void blockReload(navigationEnd(router)))
  return router
}

/**
 * Returns true if the page was opened by a link or by its URL. Returns false after a reload or a step back,
 * and for a URL with a hash.
 */
function isOpenedAnew(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && Reflect.get(opened, 'type') === 'navigate' && !location.hash
}

/**
 * Resolves when the current navigation has ended. Without a running navigation, resolves after the next
 * navigation.
 */
function navigationEnd({ subscribe }: Pick<AnyRouter, 'subscribe'>): Promise<void> {
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

type Rendered = { fromLocation?: ParsedLocation; toLocation: ParsedLocation; pathChanged: boolean }

/**
 * Removes the focus from an element of the screen that is about to be replaced. Otherwise the browser would
 * calculate the styles once more when that element is removed.
 */
function leaveScreen({ fromLocation, pathChanged }: Rendered): void {
  const { activeElement } = document
  if (fromLocation && pathChanged && activeElement instanceof HTMLElement)
    if (activeElement.closest('main')) activeElement.blur()
}

/**
 * Moves the focus to the new screen after a navigation. A new page number, sort order or variant on the same
 * screen does not move the focus. After a step back, the link that was clicked gets the focus (Product
 * §2.7.2).
 */
function focusScreen({ fromLocation: from, toLocation: to, pathChanged }: Rendered): void {
  if (!from || !pathChanged) return
  const isBack = to.state.__TSR_index < from.state.__TSR_index
  if (!isBack || !focusLinkTo(shopConfig.base + from.pathname.slice(1))) focusNewScreen()
}
