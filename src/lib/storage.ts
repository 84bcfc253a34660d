const settings = globalThis.document?.getElementById('shop-config')?.textContent ?? ''
const [, base = '/'] = /"base":\s*"([^"]*)"/.exec(settings) ?? []
/** At the top of a host keys are as Product §9 names them. */
const prefix = base === '/' ? '' : base

/** Returns a key or the name of a lock that no shop at another path of the host uses (Product §14.3h). */
export const inThisShop = (name: string): string => prefix + name

/** A browser storage that never throws: absent, blocked and full ones return `null` or `false`. */
export type SafeStorage = {
  read(key: string): string | null
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
  /** True when the storage can be read: a write that fails then means that it is full. */
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
    read: (key) => attempt((storage) => storage.getItem(inThisShop(key)), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(inThisShop(key), text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(inThisShop(key)), undefined),
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

/** Survives visits: cart, token, locale (Product §9). */
export const localStore = safe(() => window.localStorage)

/** Lives as long as the tab: the checkout draft, the last order. */
export const sessionStore = safe(() => window.sessionStorage)
