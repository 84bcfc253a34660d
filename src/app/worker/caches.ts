/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

const mark = 'shop '

/** Names a cache of this shop; another one may live at another path of the same host. */
export const cacheOf = (name: 'files' | 'pictures' | 'page' | 'reads'): string =>
  `${mark}${name} ${self.registration.scope}`

/** Takes the worker out and gives its storage back: the next visit is one without. An open page goes on. */
export async function retire(): Promise<void> {
  const own = (await caches.keys()).filter(
    (name) => name.startsWith(mark) && name.endsWith(` ${self.registration.scope}`),
  )
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
