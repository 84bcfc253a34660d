import './states.css'

/** True when Vitest runs the stories. False in Storybook. */
export const isTestRun = import.meta.env.MODE === 'test'

// Tests run without motion, because `toBeVisible` would fail at the start of a fade.
document.documentElement.toggleAttribute('data-no-motion', isTestRun)

/** Returns an empty storage that only this window has. */
function ownStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key: string) => items.get(key) ?? null,
    key: (index: number) => [...items.keys()][index] ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

/**
 * Gives each story's window its own storages. A docs page shows many stories in frames. Each story clears its
 * storage and fills it with its own cart, language and session. In a shared storage the stories would
 * overwrite each other.
 */
function separateStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: ownStorage() })
}

// The storages must be replaced while this file loads, because the shop's modules read the storage while they
// load.
if (!isTestRun) separateStorages()
