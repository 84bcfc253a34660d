import * as v from 'valibot'

/** What the shop needs of a browser storage. Never throws: absent, blocked and full storages answer `null` / `false`. */
export type SafeStorage = {
  read(key: string): string | null
  /** Answers whether the text was kept. */
  write(key: string, text: string): boolean
  remove(key: string): void
  /** Whether there is one that may be read; what it does not keep then is for want of room. */
  isUsable(): boolean
}

function safe(open: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
      } catch {
        // A blocked storage holds nothing to remove.
      }
    },
    isUsable() {
      try {
        return open().length >= 0
      } catch {
        return false
      }
    },
  }
}

/** Kept over visits: cart, token, locale (Product §9). */
export const localStore = safe(() => window.localStorage)

/** Kept while the tab lives: the checkout draft, the last order. */
export const sessionStore = safe(() => window.sessionStorage)

/** Parses JSON from a storage; damaged text is `undefined`, for the caller's own guard to refuse. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is stored as JSON, read by a schema; undefined where nothing is stored or the schema refuses it. */
export function readStored<const Schema extends v.GenericSchema<unknown, unknown>>(
  store: SafeStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  return parseStored(store.read(key), schema)
}

/** The same for a text that was read already. */
export function parseStored<const Schema extends v.GenericSchema<unknown, unknown>>(
  text: string | null,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : undefined
}
