import { shopConfig } from '@/lib/shop-config'
import { newerPage } from './newer-page'

/**
 * True where the shop's own worker serves: the one place that decides which worker a path has. The mock world brings its own
 * (mocks/pipeline/start-worker.ts); a registration at the same path takes the place of the other.
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
 * Registers the service worker when the page has loaded, and calls `onNewer` when a newer shop has come for the next visit. A
 * worker that can't be had changes nothing: the shop goes on without. Returns a function that ends the calls.
 */
export function followWorker(onNewer: () => void): () => void {
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
  serviceWorker.addEventListener('message', ({ data }) => data === newerPage && onNewer(), {
    signal,
  })
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
  // Browsers ask for a newer one by themselves. To register it again would bring back a worker that is just retiring.
  if (controller?.scriptURL === new URL(address, window.location.href).href)
    return (await navigator.serviceWorker.getRegistration()) ?? null
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url: string) => url,
  })
  const url = policy ? policy.createScriptURL(address) : address
  return navigator.serviceWorker.register(url).catch(() => null)
}
