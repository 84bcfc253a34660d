import { useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { memberOf } from './json'
import { kept, parseKept } from './kept'
import { randomKey } from './random-key'

/** The keys of windows that send something, open and done (Product §11.1.10). All tabs share them. */
const store = kept('write_keys')

/** Hosts keep a key for 24 hours. */
const keptForMs = 24 * 60 * 60 * 1000
const mostRows = 100

const schema = v.array(
  v.object({ key: v.string(), name: v.string(), isDone: v.boolean(), at: v.number() }),
)
type Row = v.InferOutput<typeof schema>[number]

const read = (): Row[] =>
  (parseKept(store, schema) ?? []).filter(({ at }) => Date.now() - at < keptForMs)

/** Puts a row in the place of the one with its key; without a row, drops that one. */
function put(key: string, row?: Omit<Row, 'at'>): void {
  const others = read().filter((one) => one.key !== key)
  const own = row ? [{ ...row, at: Date.now() }] : []
  store.write(JSON.stringify([...others, ...own].slice(-mostRows)))
}

const isDone = (key: string) => read().some((row) => row.key === key && row.isDone)

/** Keys that this tab has used: only other tabs show that the write was sent elsewhere. */
const usedHere = new Set<string>()

/** Returns the open key of a window of this name, from another tab or an earlier visit; else a new one. */
function openKey(name: string): string {
  const known = name && read().find((row) => row.name === name && !row.isDone)
  if (known) return known.key
  const key = randomKey()
  if (name) put(key, { key, name, isDone: false })
  return key
}

/**
 * Returns the key of a window that sends something. The same window in two tabs has one key, so two sends are
 * one write. Its success ends the key in all tabs at once.
 * @param name says what the window is for, as `return:MV1042`. Empty: its draft keeps the key
 * @param draftKey the key that came back with a draft
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
    /** True once another tab has done it. The screen says so; the next click is another write. */
    isElsewhere,
    /**
     * Sends under the key. A `whole` answer ends the key. A 409 that means another content gives the next
     * click another key.
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
    /** The input was discarded: the next click gets a new key. */
    drop: () => leave(key),
  }
}

/** A 409 without a new bill: the host has the key with another content, or what it made is gone. */
const meansMismatch = (error: unknown): boolean =>
  memberOf(error, 'status') === 409 && memberOf(error, 'code') !== 'billChanged'
