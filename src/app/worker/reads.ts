/// <reference lib="webworker" />
import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { seenAtHeader } from '@/api/preload'
import { cacheOf } from './page'

/** So long an answer may be shown before the API has been asked, in ms: as long as a prerendered page with its prices. */
const atOnceMs = 24 * 3_600_000

/** So long the API may take before what was seen last is shown, in seconds. The shop itself gives up after 15. */
const patienceSeconds = 6

const reads = __SHOP_WORKER__.reads.map(({ method, path }) => ({
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** True for a read whose answer belongs to nobody, as the contract says (`x-personal`). */
export function isPublicRead({ method }: Request, { pathname }: URL): boolean {
  return reads.some((read) => read.method === method && read.path.test(pathname))
}

/** Keeps answers by address, language and body. What was asked with a token is never kept: it may be about a person. */
const keeping: WorkboxPlugin = {
  async handlerWillStart({ request, state }) {
    // Before the request is sent, which uses its body up.
    if (state) state['key'] = await keyOf(request.clone())
  },
  async cacheKeyWillBeUsed({ state }) {
    return String(state?.['key'])
  },
  async cacheWillUpdate({ request, response }) {
    if (!response.ok || request.headers.has('Authorization')) return null
    const headers = new Headers(response.headers)
    headers.set(seenAtHeader, String(Date.now()))
    return new Response(await response.blob(), { headers })
  },
}

async function keyOf(request: Request): Promise<string> {
  const key = new URL(request.url)
  key.searchParams.set('in', request.headers.get('Accept-Language') ?? '')
  key.searchParams.set('body', await request.text())
  return key.href
}

const young: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    const at = Number(cachedResponse?.headers.get(seenAtHeader))
    return Math.abs(Date.now() - at) < atOnceMs ? cachedResponse : null
  },
}

const cacheName = cacheOf('reads')
const bounds = new ExpirationPlugin({
  maxEntries: 200,
  maxAgeSeconds: 30 * 86_400,
  purgeOnQuotaError: true,
})

/** The API answers; without a connection, or when it takes too long, what was seen last. */
export const readsFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [keeping, bounds],
})

/** What was seen last answers, for the first paint of a visit; the shop then asks the API. */
export const readsAtOnce = new CacheFirst({ cacheName, plugins: [keeping, young, bounds] })
