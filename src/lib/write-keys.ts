import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { memberOf } from './json'
import { kept, parseKept } from './kept'
import { randomKey } from './random-key'

/**
 * The idempotency keys of open and finished windows that send a write (Product §11.1.10). All browser tabs
 * share them.
 */
const store = kept('write_keys')

/** Hosts remember a key for 24 hours. */
const keptForMs = 24 * 60 * 60 * 1000
const mostRows = 100

const schema = v.array(
  v.object({ key: v.string(), name: v.string(), isDone: v.boolean(), at: v.number() }),
)
type Row = v.InferOutput<typeof schema>[number]

const read = (): Row[] =>
  (parseKept(store, schema) ?? []).filter(({ at }) => Date.now() - at < keptForMs)

/** Stores a row under its key. Without a row, the stored row is removed. */
function put(key: string, row?: Omit<Row, 'at'>): void {
  const others = read().filter((one) => one.key !== key)
  const own = row ? [{ ...row, at: Date.now() }] : []
  store.write(JSON.stringify([...others, ...own].slice(-mostRows)))
}

const isDone = (key: string) => read().some((row) => row.key === key && row.isDone)

/**
 * The keys that this browser tab has used. A finished key that is not in this set was used by another browser
 * tab.
 */
const usedHere = new Set<string>()

/**
 * Returns the unused key of the window with this name, from another browser tab or an earlier visit. Creates
 * a key if there is none. Without a name the key is not stored.
 */
function openKey(name: string): string {
  const known = name && read().find((row) => row.name === name && !row.isDone)
  if (known) return known.key
  const key = randomKey()
  if (name) put(key, { key, name, isDone: false })
  return key
}

/**
 * Returns the idempotency key of a window that sends a write. The same window in two browser tabs has one
 * key, so sending twice makes only one write. After a success the key is used up in all browser tabs.
 * @param name The purpose of the window, such as `return:MV1042`. If it is empty, the draft of the window
 * stores the key instead
 * @param draftKey The key that was restored with a draft.
 */
export function useWriteKey(name = '', draftKey?: string) {
  const [key, setKey] = useState(() => draftKey ?? openKey(name))
  const isElsewhere = useSyncExternalStore(store.subscribe, () => isDone(key) && !usedHere.has(key))
  const leave = (used: string, row?: Omit<Row, 'at'>) => {
    usedHere.add(used)
    put(used, row)
  }
  const nextKey = () => {
    if (!isElsewhere && !usedHere.has(key)) return key
    const next = openKey(name)
    setKey(next)
    return next
  }
  return {
    key,
    /**
     * True after another browser tab has sent the write. The screen tells the person, and the next click
     * sends a new write.
     */
    isElsewhere,
    /**
     * Sends the write with the key. `whole` returns true if the server's response completes the write, which
     * uses up the key. After a 409 because of different content, the next click gets a new key.
     */
    async send<T>(call: (key: string) => Promise<T>, whole = (_: T) => true): Promise<T> {
      const used = nextKey()
      try {
        const answer = await call(used)
        if (whole(answer)) leave(used, { key: used, name, isDone: true })
        return answer
      } catch (error) {
        if (meansMismatch(error)) leave(used)
        throw error
      }
    },
    /** Call this function when the user has discarded the input. The next click then gets a new key. */
    drop: () => leave(key),
  }
}

/**
 * Returns true for a 409 without a new bill. The host then knows the key with different content, or the
 * created record no longer exists.
 */
const meansMismatch = (error: unknown): boolean =>
  memberOf(error, 'status') === 409 && memberOf(error, 'code') !== 'billChanged'
