import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { reloadPage } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import { useToast } from '@/ui/toast/toast'

/**
 * Keeps the open page up to date (Product §2.18): repeats calls that the worker answered from its cache, and
 * says when a newer shop waits.
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

/** Returns true once a newer shop is ready. */
function useNewerShop(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(() => followWorker(() => setNewer(true)), [])
  return isNewer
}

type Read = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Repeats calls that failed, or that the worker answered from its cache. */
function refreshLate(client: QueryClient): void {
  const isLate = ({ state }: Read) => state.isInvalidated || state.status === 'error'
  void client.refetchQueries({ type: 'active', predicate: isLate })
}

/**
 * True for an answer from the worker's cache. `navigator.onLine` does not tell: it can be true without a
 * connection.
 */
function isSeenBefore({ state }: Read): boolean {
  return state.status === 'success' && state.isInvalidated && state.fetchStatus === 'idle'
}

/** Says that a newer version waits. Only the shopper's click reloads the page. */
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
 * True where the shop's own worker serves. The mock world has a worker of its own
 * (mocks/pipeline/start-worker.ts), and one path can have only one worker.
 */
const hasWorker =
  !__API_MOCKS__ &&
  import.meta.env.PROD &&
  shopConfig.worker &&
  navigator.serviceWorker !== undefined

/** In ms: how often an open page checks for a newer shop. */
const askAgainMs = 3_600_000

/** One registration a page, although both the shop and the back office ask for it. */
let registering: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * Registers the service worker after the page has loaded. Calls `onNewer` when a newer shop is ready for the
 * next visit. Without a worker the shop works as before. Returns a function that stops the calls.
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
  // The worker sends 'newer' when the settings of the shop changed. Other messages come from workers of other
  // paths.
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
  // Browsers check for a newer worker by themselves. Registering again would revive a worker that is
  // retiring.
  if (controller?.scriptURL === new URL(address, window.location.href).href)
    return (await navigator.serviceWorker.getRegistration()) ?? null
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => url,
  })
  const url = policy ? policy.createScriptURL(address) : address
  return navigator.serviceWorker.register(url).catch(() => null)
}
