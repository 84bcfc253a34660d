import * as v from 'valibot'
import { type Declared, declared, type KeptName } from './kept-keys'
import { parseStored } from './schema'
import { inThisShop, localStore, sessionStore } from './storage'

const declarations: ReadonlyMap<string, Declared> = new Map(Object.entries(declared))
const stores = { local: localStore, session: sessionStore }

/**
 * One stored value. It always belongs to the person of this page, so nobody reads or writes the values of
 * others.
 */
export type Kept = ReturnType<typeof kept>

/** Texts that did not fit into a full or blocked storage. They last as long as the page. */
const unstored = new Map<string, string>()

/** Returns true for a key that belongs to a person. */
const isOwned = ({ whose }: Declared) => whose === 'account' || whose === 'staff'

/**
 * Returns the functions that read and write a declared key. `part` tells apart several values of one kind,
 * for example by a record's id or a list's name.
 */
export function kept(name: KeptName, part?: string | number) {
  const as: Declared = declared[name]
  const { in: place, whose, isLedger } = as
  const storage = stores[place]
  const base = part === undefined ? name : `${name}:${part}`
  const keyNow = () => (isOwned(as) ? keyOf(base, person.id()) : base)
  const watchers = new Set<() => void>()
  const entry = {
    read: (): string | null => unstored.get(keyNow()) ?? storage.read(keyNow()),
    /**
     * Returns false if the storage is full or blocked. A value that does not belong to the device then lasts
     * as long as the page.
     */
    write(text: string): boolean {
      const key = keyNow()
      const isStored = storage.write(key, text)
      if (whose !== 'device' && !isStored) {
        unstored.set(key, text)
        // An older session or an older list of purchases would be wrong, so it is removed. Any other old
        // value is better than none.
        if (whose === 'session' || isLedger) storage.remove(key)
      } else unstored.delete(key)
      for (const watcher of watchers) watcher()
      return isStored
    },
    remove(): void {
      unstored.delete(keyNow())
      storage.remove(keyNow())
      for (const watcher of watchers) watcher()
    },
    /** Returns false if the storage cannot be read at all. */
    isUsable: () => storage.isUsable(),
    /** Returns true for a `storage` event of another tab that is about this key. */
    isOf: ({ key }: Pick<StorageEvent, 'key'>) => key === null || key === inThisShop(keyNow()),
    /**
     * Calls `onChange` at every change, including changes by other tabs. Returns a function that stops it.
     */
    subscribe(onChange: () => void): () => void {
      const onStorage = (event: StorageEvent) => entry.isOf(event) && onChange()
      watchers.add(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        watchers.delete(onChange)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
  return entry
}

/** Returns the stored value as the schema reads it, or `undefined` if there is no valid value. */
export const parseKept = <const Schema extends v.GenericSchema<unknown, unknown>>(
  entry: Pick<Kept, 'read'>,
  schema: Schema,
) => parseStored(entry.read(), schema)

const keyOf = (base: string, id: string) => (id === '' ? base : `${base}@${id}`)

type Owned = { base: string; id: string; as: Declared }

/**
 * Returns the owner of a storage key. The owner's id is '' for a visitor. Returns `undefined` for a key
 * without an owner.
 */
function ownerOf(key: string): Owned | undefined {
  const at = key.lastIndexOf('@')
  const base = at < 0 ? key : key.slice(0, at)
  const as = declarations.get(base.split(':', 1)[0] ?? '')
  if (!as || !isOwned(as)) return undefined
  return { base, id: at < 0 ? '' : key.slice(at + 1), as }
}

/** Calls `visit` with each value that a person has stored in this browser. */
function eachKept(visit: (key: string, of: Owned) => void): void {
  const all = [unstored.keys(), localStore.keys(), sessionStore.keys()]
  for (const key of all.flatMap((keys) => [...keys])) {
    const of = ownerOf(key)
    if (of) visit(key, of)
  }
}

/** Removes the stored values of everybody except these people. */
function forgetOthers(...ids: readonly string[]): void {
  eachKept((key, { id }) => {
    if (ids.includes(id)) return
    unstored.delete(key)
    localStore.remove(key)
    sessionStore.remove(key)
  })
}

/**
 * Moves all stored values of `from` to `to`, when a visitor signs in or the name of an account becomes known.
 * They replace the stored values of `to`, but a list is appended. Values that do not fit into the storage
 * last as long as the page.
 */
function handOver(from: string, to: string): void {
  eachKept((key, { base, id, as }) => {
    if (id !== from) return
    const storage = stores[as.in]
    const text = unstored.get(key) ?? storage.read(key)
    unstored.delete(key)
    storage.remove(key)
    if (text === null) return
    const next = keyOf(base, to)
    const before = as.isLedger ? (unstored.get(next) ?? storage.read(next)) : null
    const whole = joined(before, text)
    unstored.delete(next)
    if (!storage.write(next, whole)) unstored.set(next, whole)
  })
}

const list = v.array(v.unknown())

function joined(before: string | null, text: string): string {
  const [first, second] = [parseStored(before, list), parseStored(text, list)]
  return first && second ? JSON.stringify([...first, ...second]) : text
}

/**
 * The forms of this tab, by key, after a sign-out in another tab. They stay in memory only, so that the next
 * person does not find them.
 */
let aside: { id: string; forms: ReadonlyMap<string, string> } | undefined

/** Stores the waiting forms again for this person, and drops the forms of other people. */
function takeBack(id: string): void {
  if (aside?.id === id) for (const [key, text] of aside.forms) sessionStore.write(key, text)
  aside = undefined
}

let current: string | undefined
const listeners = new Set<() => void>()
let number = 0

/**
 * The person of this page: '' for a visitor, otherwise a mark of the account. After a lost session the person
 * stays until another one signs in, so that they can continue after they sign in again.
 */
export const person = {
  id: (): string => (current ??= ''),
  /**
   * The number of people so far to whom this page has belonged. It identifies the person whose content is on
   * screen.
   */
  number: () => number,
  /** Calls `listener` when another person replaces a signed-in person. Returns a function that stops it. */
  onLeft(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * Makes `id` the person of this page. A visitor who signs in keeps their stored values. Otherwise the
   * values of the previous person are removed. The values of `absent` stay, because that person may come back
   * after a lost session.
   */
  is(id: string, absent?: string): void {
    const before = person.id()
    current = id
    if (id !== '') takeBack(id)
    if (before === '' && id !== '') handOver('', id)
    forgetOthers(id, absent ?? id)
    if (before === '' || before === id) return
    number += 1
    for (const listener of listeners) listener()
  },
  /**
   * Called after a sign-out in another tab. The forms of this tab wait until somebody signs in, and only the
   * same person gets them back.
   */
  stepAside(): void {
    const forms = new Map<string, string>()
    eachKept((key, { id, as }) => {
      const text = id === person.id() && as.in === 'session' && sessionStore.read(key)
      if (text) forms.set(key, text)
    })
    if (person.id() !== '') aside = { id: person.id(), forms }
    person.is('')
  },
  /**
   * Starts a page for the person of its stored session. That person gets the stored values of a visitor,
   * because it was the visitor who signed in.
   */
  resume(id: string, absent: string): void {
    current = ''
    person.is(id, absent)
  },
  /** Gives the present person the permanent id of their account. */
  rename(id: string): void {
    handOver(person.id(), id)
    current = id
  },
}

/**
 * Resolves when another person replaces the present one. Unfinished work of the earlier person is then no
 * longer needed.
 */
export function personLeft(): Promise<void> {
  return new Promise((resolve) => {
    const stop = person.onLeft(() => {
      stop()
      resolve()
    })
  })
}

/**
 * Returns an id for an account, or for a token while its account is not known. Keys of the storage contain
 * this id, because they must not show an e-mail address. The hash is cyrb53 by bryc (public domain), with 53
 * bits.
 */
export function markOf(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}
