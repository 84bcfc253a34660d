const settings = globalThis.document?.getElementById('shop-config')?.textContent ?? ''
const [, base = '/'] = /"base":\s*"([^"]*)"/.exec(settings) ?? []
/** A shop at the root of its host uses the key names of Product §9 without a prefix. */
const prefix = base === '/' ? '' : base

/**
 * Returns the name of a storage key or a lock with the shop's path in front. Two shops at different paths of
 * one host therefore use different names (Product §14.3a).
 */
export const shopScopedKey = (name: string): string => prefix + name

/**
 * A browser storage that never throws. If the storage is absent, blocked or full, its functions return
 * `null`, `false` or an empty list.
 */
export type SafeStorage = {
  read(key: string): string | null
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
  /** Returns true if the storage can be read. If a write fails although this is true, the storage is full. */
  isUsable(): boolean
}

function safe(open: () => Storage): SafeStorage {
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return access(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(shopScopedKey(key)), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(shopScopedKey(key), text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(shopScopedKey(key)), undefined),
    keys: () =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
            .filter((key) => key.startsWith(prefix))
            .map((key) => key.slice(prefix.length)),
        [],
      ),
    isUsable: () => attempt((storage) => storage.length >= 0, false),
  }
}

/** The storage that survives visits. It holds the cart, the token and the language (Product §9). */
export const localStore = safe(() => window.localStorage)

/** The storage that lasts as long as the browser tab. It holds, for example, the checkout draft. */
export const sessionStore = safe(() => window.sessionStorage)
