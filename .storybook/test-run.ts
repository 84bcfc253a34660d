import './states.css'

/** True when Vitest runs the stories; false in Storybook. */
export const isTestRun = import.meta.env.MODE === 'test'

// No motion, as in the end-to-end tests: `toBeVisible` would fail at the start of a fade.
document.documentElement.toggleAttribute('data-no-motion', isTestRun)

/** A storage of this window alone, with nothing in it. */
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
 * Gives the window of a story storages of its own. Pages show many stories in frames, and every story clears
 * the storage and fills it with its cart, its language, its session: with one storage for all they would take
 * each other's.
 */
function separateStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: ownStorage() })
}

// Runs while this file loads, because the shop's modules read the storage while they load.
if (!isTestRun) separateStorages()
