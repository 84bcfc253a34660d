import { localStore } from './storage'

/** An entry of the local storage as `useSyncExternalStore` reads it: every tab is told of a change. */
export function watchedEntry(key: string) {
  const watchers = new Set<() => void>()
  return {
    read: () => localStore.read(key),
    /** Does nothing with a full or blocked storage; null removes the entry. */
    write(text: string | null): void {
      if (text === null) localStore.remove(key)
      else localStore.write(key, text)
      for (const watcher of watchers) watcher()
    },
    /** Calls `onChange` on every change, also by another tab; returns the unsubscribe function. */
    subscribe(onChange: () => void): () => void {
      watchers.add(onChange)
      window.addEventListener('storage', onChange)
      return () => {
        watchers.delete(onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}
