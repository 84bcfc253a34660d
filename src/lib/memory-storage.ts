import { beforeEach, vi } from 'vitest'

/** Returns a storage for tests. The items are in the map `items`, which the test can read and change. */
export function memoryStorage(items: Map<string, string>) {
  return {
    get length() {
      return items.size
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** Gives each test of a file a window with two empty storages. Returns the items of both storages as maps. */
export function stubStorages() {
  const local = new Map<string, string>()
  const tab = new Map<string, string>()
  beforeEach(() => {
    local.clear()
    tab.clear()
    const storages = { localStorage: memoryStorage(local), sessionStorage: memoryStorage(tab) }
    vi.stubGlobal('window', Object.assign(new EventTarget(), storages))
  })
  return { local, tab }
}
