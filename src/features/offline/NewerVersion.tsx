import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { reloadPage } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import { useToast } from '@/ui/toast/toast'

/**
 * What the shop does offline (Product §2.18): it asks again by itself for what the worker has kept; a newer
 * version waits for the next full load.
 */
export function NewerVersion() {
  const client = useQueryClient()
  useEffect(
    function bringUpToDate() {
      const refresh = () => refreshLate(client)
      void client.refetchQueries({ type: 'active', predicate: isSeenBefore })
      window.addEventListener('online', refresh)
      return () => window.removeEventListener('online', refresh)
    },
    [client],
  )
  const isNewer = useNewerShop()
  if (!isNewer) return null
  return <NewerNote />
}

/** Returns true once a newer shop is there. */
function useNewerShop(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => followWorker(() => setNewer(true)), [])
  return isNewer
}

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Asks again for what could not be brought up to date, and for what did not come at all. */
function refreshLate(client: QueryClient): void {
  const isLate = ({ state }: Read) => state.isInvalidated || state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: isLate })
}

/** Browsers know of some connections only that there is none: what counts is who has answered. */
function isSeenBefore({ state }: Read): boolean {
  return state.status === 'success' && state.isInvalidated && state.fetchStatus === 'idle'
}

/** Says that a newer version waits: nothing loads the page anew under anybody's hands. */
function NewerNote() {
  const msg = useMsg()
  const toast = useToast()
  const sayOnce = useEffectEvent(() =>
    toast({
      message: msg('offline.newer'),
      type: 'info',
      action: { label: msg('ui.reload'), onAction: () => void reloadPage() },
    }),
  )
  useEffect(() => void sayOnce(), [])
  return null
}

/**
 * True where the shop's own worker serves: the one place that decides which worker a path has. The mock world
 * brings its own (mocks/pipeline/start-worker.ts); a registration at the same path takes the place of the
 * other.
 */
const hasWorker =
  !__API_MOCKS__ &&
  import.meta.env.PROD &&
  shopConfig.worker &&
  navigator.serviceWorker !== undefined

/** So long a page that stays open waits before it asks for a newer shop again, in ms. */
const askAgainMs = 3_600_000

/** Runs once a page: the back office and the shop each ask for it. */
let registering: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * Registers the service worker when the page has loaded, and calls `onNewer` when a newer shop has come for
 * the next visit. A worker that can't be had changes nothing: the shop goes on without. Returns a function
 * that ends the calls.
 */
function followWorker(onNewer: () => void): () => void {
  if (!hasWorker) return () => {}
  const { serviceWorker } = navigator
  const stop = new AbortController()
  const { signal } = stop
  let isControlled = serviceWorker.controller !== null
  function onController() {
    if (isControlled) onNewer()
    isControlled = true
  }
  serviceWorker.addEventListener('controllerchange', onController, { signal })
  // The worker says one word: the shop has new settings. Other words come from the worker of another path.
  const hear = ({ data }: MessageEvent<unknown>) => data === 'newer' && onNewer()
  serviceWorker.addEventListener('message', hear, { signal })
  registering ??= loaded().then(register)
  let askedAt = Date.now()
  async function askAgain() {
    if (document.hidden || Date.now() - askedAt < askAgainMs) return
    askedAt = Date.now()
    const registration = await registering
    registration?.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', () => void askAgain(), { signal })
  return () => stop.abort()
}

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true })
  })
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  const address = `${shopConfig.base}worker.js`
  const { controller } = navigator.serviceWorker
  // Browsers ask for a newer one by themselves. To register it again would bring back a worker that is just
  // retiring.
  if (controller?.scriptURL === new URL(address, window.location.href).href)
    return (await navigator.serviceWorker.getRegistration()) ?? null
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => url,
  })
  const url = policy ? policy.createScriptURL(address) : address
  return navigator.serviceWorker.register(url).catch(() => null)
}
