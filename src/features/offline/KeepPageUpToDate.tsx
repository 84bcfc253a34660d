import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { reloadPage } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import { useToast } from '@/ui/toast/toast'

/**
 * Keeps the open page up to date (Product §2.18). Data that the service worker answered from its cache is
 * refetched. When a newer version of the shop is ready, a toast offers to load it.
 */
export function KeepPageUpToDate() {
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

/** Returns true when a newer version of the shop is ready. */
function useNewerShop(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => followWorker(() => setNewer(true)), [])
  return isNewer
}

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Refetches queries that have failed, or that the service worker answered from its cache. */
function refreshLate(client: QueryClient): void {
  const isLate = ({ state }: Read) => state.isInvalidated || state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: isLate })
}

/**
 * Returns true for data from the service worker's cache. Such data is marked as outdated when it is read
 * (`keepAge`). `navigator.onLine` is not used, because it can be true without a connection.
 */
function isSeenBefore({ state }: Read): boolean {
  return state.status === 'success' && state.isInvalidated && state.fetchStatus === 'idle'
}

/** A toast that says that a newer version is ready. Only a click on its button reloads the page. */
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
 * True if the shop has a service worker of its own. The mock world uses a different worker
 * (mocks/pipeline/start-worker.ts), and one path can have only one worker.
 */
const hasWorker =
  !__API_MOCKS__ &&
  import.meta.env.PROD &&
  shopConfig.worker &&
  navigator.serviceWorker !== undefined

/** The shortest time, in ms, between two checks for a newer version while the page is open. */
const askAgainMs = 3_600_000

/**
 * The only registration of this page. The shop and the back office both ask for it, but the worker is
 * registered once.
 */
let registering: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * Registers the service worker after the page has loaded. Calls `onNewer` when a newer version or newer
 * settings of the shop are ready. Returns a function that stops these calls. If there is no worker, nothing
 * happens.
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
  // The shop's worker sends 'newer' when the settings of the shop have changed. Other messages come from the
  // workers of other paths, so they are ignored.
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
  // The page already has this worker, and the browser itself looks for a newer version. A second registration
  // would revive a worker that is being removed.
  if (controller?.scriptURL === new URL(address, window.location.href).href)
    return (await navigator.serviceWorker.getRegistration()) ?? null
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => url,
  })
  const url = policy ? policy.createScriptURL(address) : address
  return navigator.serviceWorker.register(url).catch(() => null)
}
