import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { errorReports } from '@/api/errors'
import { session } from '@/api/session'
import { storedContentChange, refreshStaffContent } from '@/api/staff-content'
import { currentUserQuery } from '@/features/auth/queries'
import {
  cartStorage,
  followOtherTabsCartAtom,
  reloadCartAtom,
  saveCartAtom,
} from '@/features/cart/state'
import { type TextBundle, isLocale, localeStorageKey } from '@/i18n/locales'
import { chooseLocaleAtom, ensureMessagesAtom } from '@/i18n/state'
import { watchLeaving } from '@/lib/leaving'
import { nextTask } from '@/lib/next-task'
import { shopConfig } from '@/lib/shop-config'
import { shopScopedKey } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { tidyUrl } from '@/lib/url'
import { watchBackSteps } from '@/ui/overlays/back-entries'
import { App } from './App'
import { loadCodeAhead } from './code-ahead'
import { loadFontFacesOfApp, takeOverPrerendered } from './prerender/take-over'
import { createQueryClient } from './query-client'
import { sendShopLanguageWithCalls, clearDataOnPersonChange } from './RemountOnPersonChange'
import { createShopRouter } from './router'

/**
 * Starts the shop in an element (Product §1), and returns the query client. Site info, session, language and
 * the data of the first route load in parallel. The first render waits for texts and code. It waits for the
 * API only if a prerendered page is shown meanwhile. The steps run in separate tasks, because one long task
 * would block a slow phone for 150 ms.
 */
export async function startShop(element: HTMLElement): Promise<QueryClient> {
  const takeOver = takeOverPrerendered(element)
  const applyFaces = loadFontFacesOfApp()
  const store = createStore()
  const queryClient = createQueryClient()
  const loadMessages = async (...bundles: TextBundle[]) => {
    await Promise.all(bundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  }
  const texts = loadMessages('shop')
  const isSignedIn = () => session.token() !== null
  // The router must not see a step back that closes an overlay. The listener for these steps is therefore
  // added before the router exists.
  watchBackSteps()
  watchLeaving()
  await nextTask()
  // The URL is tidied before the router reads it.
  const address = tidyUrl(window.location.href)
  if (address !== window.location.href)
    window.history.replaceState(window.history.state, '', address)
  const router = createShopRouter({ queryClient, loadMessages, isSignedIn })
  loadCodeAhead(router, queryClient)
  sendShopLanguageWithCalls(store)
  clearDataOnPersonChange(store, queryClient)
  if (isSignedIn()) void queryClient.prefetchQuery(currentUserQuery(0))
  shareAcrossTabs(store, queryClient)
  await nextTask()
  await texts
  await nextTask()
  await router.load()
  await takeOver?.ready(queryClient)
  await nextTask()
  const shown = () => {
    applyFaces()
    takeOver?.done(queryClient)
  }
  const root = createRoot(element, await reporting())
  // The first render is a transition. React then interrupts it for clicks, so that a slow phone stays
  // responsive.
  startTransition(() => {
    root.render(
      <>
        <App store={store} queryClient={queryClient} router={router} />
        <FirstCommit run={shown} />
      </>,
    )
  })
  return queryClient
}

/**
 * Starts to report errors to the owner, and returns the options that make React report the errors that an
 * error boundary catches. Without a URL for reports, the function returns no options and loads no code.
 */
async function reporting(): Promise<RootOptions> {
  if (!shopConfig.errorsUrl) return {}
  const { watchErrors } = await import('./error-report')
  watchErrors()
  return {
    onCaughtError(error) {
      // oxlint-disable-next-line no-console -- as React does where nobody asks for it
      console.error(error)
      errorReports.tell(error)
    },
  }
}

/** Calls `run` once, when the first screen of the app is in the page and before the browser paints it. */
function FirstCommit({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(run, [])
  return null
}

/**
 * Applies changes from other open browser tabs: cart, session, language and staff content (Product §4.11).
 * Also saves the cart when the page is hidden or left.
 */
function shareAcrossTabs(store: ReturnType<typeof createStore>, queryClient: QueryClient): void {
  window.addEventListener('storage', function followOtherTab(event) {
    if (cartStorage.lines.isOf(event)) store.set(followOtherTabsCartAtom, event.newValue)
    if (cartStorage.selected.isOf(event)) store.set(reloadCartAtom)
    if (session.isOf(event)) session.follow()
    if (storedContentChange.isOf(event)) void refreshStaffContent(queryClient)
    const { key, newValue } = event
    if (key === shopScopedKey(localeStorageKey) && isLocale(newValue))
      void store.set(chooseLocaleAtom, newValue)
  })
  // The browser may close a hidden browser tab without a further event, so the cart is saved now.
  for (const leaving of ['pagehide', 'visibilitychange']) {
    window.addEventListener(leaving, () => store.set(saveCartAtom))
  }
  // A page from the back/forward cache has missed the storage events, so it reads the cart and the session
  // again.
  window.addEventListener('pageshow', function catchUp({ persisted }) {
    if (!persisted) return
    store.set(reloadCartAtom)
    session.follow()
  })
}
