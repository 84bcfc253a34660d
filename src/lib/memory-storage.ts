/** Returns a storage for tests that keeps its items in `items`, where a test can read and place them. */
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
