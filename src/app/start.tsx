import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot, type RootOptions } from 'react-dom/client'
import { trouble } from '@/api/errors'
import { session } from '@/api/session'
import { contentChanged, refreshStaffContent } from '@/api/staff-content'
import { userQuery } from '@/features/auth/queries'
import { cartEntries, followCartAtom, reloadCartAtom, saveCartAtom } from '@/features/cart/state'
import { type Bundle, isLocale, localeKey } from '@/i18n/locales'
import { chooseLocaleAtom, ensureMessagesAtom } from '@/i18n/state'
import { tidyAddress } from '@/lib/address'
import { watchLeaving } from '@/lib/leaving'
import { nextTask } from '@/lib/next-task'
import { shopConfig } from '@/lib/shop-config'
import { inThisShop } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { watchBackSteps } from '@/ui/overlays/back-entries'
import { App } from './App'
import { followLanguage, followPerson } from './Persons'
import { loadFacesOfApp, takeOverPrerendered } from './prerender/take-over'
import { createQueryClient } from './query-client'
import { createShopRouter, navigationEnd } from './router'

/**
 * Starts the shop in `element` (Product §1). Site info, session, language and the first route load in
 * parallel. The first render waits for texts and code, never for the API. Each step is a task of its own:
 * together they would keep a slow phone from answering for 150 ms. Returns the cache of the API's answers.
 */
export async function start(element: HTMLElement): Promise<QueryClient> {
  const takeOver = takeOverPrerendered(element)
  const applyFaces = loadFacesOfApp()
  const store = createStore()
  const queryClient = createQueryClient()
  const loadMessages = async (...bundles: Bundle[]) => {
    await Promise.all(bundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  }
  const texts = loadMessages('shop')
  const isSignedIn = () => session.token() !== null
  // Before the router is created, because it must not see a step that closes an overlay.
  watchBackSteps()
  watchLeaving()
  await nextTask()
  // Before the router reads the address. Later history entries of this visit are the router's own.
  const address = tidyAddress(window.location.href)
  if (address !== window.location.href)
    window.history.replaceState(window.history.state, '', address)
  const router = createShopRouter({ queryClient, loadMessages, isSignedIn })
  followLanguage(store)
  followPerson(store, queryClient)
  if (isSignedIn()) void queryClient.prefetchQuery(userQuery(0))
  shareAcrossTabs(store, queryClient)
  await nextTask()
  await texts
  await nextTask()
  await router.load()
  await takeOver?.ready(queryClient)
  await nextTask()
  const shown = () => {
    applyFaces()
    takeOver?.done(queryClient, () => atRest(router))
  }
  const root = createRoot(element, await reporting())
  // A transition renders in slices, so that a slow phone stays responsive during the first render.
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
 * Reports errors to the owner where a deployment asks for that: also those that React's boundaries catch.
 * Other deployments load none of this.
 */
async function reporting(): Promise<RootOptions> {
  if (!shopConfig.errorsUrl) return {}
  const { watchErrors } = await import('./error-report')
  watchErrors()
  return {
    onCaughtError(error) {
      // oxlint-disable-next-line no-console -- as React does where nobody asks for it
      console.error(error)
      trouble.tell(error)
    },
  }
}

/** Resolves when the result of a click is on the screen, also when the address carries it. */
async function atRest(router: ReturnType<typeof createShopRouter>): Promise<void> {
  await nextTask()
  if (router.state.status === 'pending') await navigationEnd(router)
}

/** Calls `run` when the app's first screen is in the page, before the browser paints it. */
function FirstCommit({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(run, [])
  return null
}

/** Shows a change of cart, session, language or staff content in the other open tabs (Product §4.11). */
function shareAcrossTabs(store: ReturnType<typeof createStore>, queryClient: QueryClient): void {
  window.addEventListener('storage', function followOtherTab(event) {
    if (cartEntries.lines.isOf(event)) store.set(followCartAtom, event.newValue)
    if (cartEntries.selected.isOf(event)) store.set(reloadCartAtom)
    if (session.isOf(event)) session.follow()
    if (contentChanged.isOf(event)) void refreshStaffContent(queryClient)
    const { key, newValue } = event
    if (key === inThisShop(localeKey) && isLocale(newValue))
      void store.set(chooseLocaleAtom, newValue)
  })
  // A hidden tab may be closed without another event, so unsaved changes are stored now.
  for (const leaving of ['pagehide', 'visibilitychange']) {
    window.addEventListener(leaving, () => store.set(saveCartAtom))
  }
  // A page from the back/forward cache has missed the storage events.
  window.addEventListener('pageshow', function catchUp({ persisted }) {
    if (!persisted) return
    store.set(reloadCartAtom)
    session.follow()
  })
}
