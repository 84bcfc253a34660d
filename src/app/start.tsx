import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { session } from '@/api/session'
import type { Bundle } from '@/i18n/bundles'
import { ensureMessagesAtom } from '@/i18n/state'
import { watchLeaving } from '@/lib/leaving'
import { nextTask } from '@/lib/next-task'
import { createStore } from '@/lib/store'
import { watchBackSteps } from '@/ui/overlays/back-entries'
import { App } from './App'
import { createQueryClient } from './query-client'
import { createShopRouter } from './router'
import { followLanguage } from './language'
import { followSession } from './session'
import { applyStylesOfApp, takeOverSnapshot } from './snapshot/take-over'
import { shareAcrossTabs } from './tabs'

/**
 * Starts the shop in `element` (Product §1). Site info, session, language and the first route load in parallel. The
 * first render waits for texts and code, never for the API. Each step is a task of its own: together they would keep a slow
 * phone from answering for 150 ms. Returns the cache of the API's answers.
 */
export async function start(element: HTMLElement): Promise<QueryClient> {
  const takeOver = takeOverSnapshot(element)
  const store = createStore()
  const queryClient = createQueryClient()
  const loadMessages = async (...bundles: Bundle[]) => {
    await Promise.all(bundles.map((bundle) => store.set(ensureMessagesAtom, bundle)))
  }
  const texts = loadMessages('shop')
  const isSignedIn = () => session.token() !== null
  // Before the router, which must not hear of a step that closes an overlay.
  watchBackSteps()
  watchLeaving()
  await nextTask()
  const router = createShopRouter({ queryClient, loadMessages, isSignedIn })
  followLanguage(store)
  followSession(store, queryClient)
  shareAcrossTabs(store, queryClient)
  await nextTask()
  await texts
  await nextTask()
  await router.load()
  await takeOver?.ready(queryClient)
  await nextTask()
  const shown = () => {
    applyStylesOfApp()
    takeOver?.done(queryClient)
  }
  const root = createRoot(element)
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

/** Calls `run` when the app's first screen is in the page, before the browser paints it. */
function FirstCommit({ run }: { run: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(run, [])
  return null
}
