import type { Page } from '@playwright/test'

/** Returns as text everything that the browser keeps of the shop: storages, history, caches and databases. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [history.state, localStorage, sessionStorage]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /json|html/.test(answer?.headers.get('Content-Type') ?? '')
        kept.push(request.url, isText ? await answer?.text() : '')
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
      })
      for (const store of opened.objectStoreNames) {
        const rows = await new Promise((resolve) => {
          const all = opened.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
        kept.push(store, rows)
      }
      opened.close()
    }
    return JSON.stringify(kept)
  })
}
