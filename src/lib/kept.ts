import * as v from 'valibot'
import { type KeyDeclaration, keptKeys, type KeptName } from './kept-keys'
import { parseStored } from './schema'
import { shopScopedKey, localStore, sessionStore } from './storage'

const declarations: ReadonlyMap<string, KeyDeclaration> = new Map(Object.entries(keptKeys))
const stores = { local: localStore, session: sessionStore }

/**
 * The functions that read and write one stored value. A value of an account or of staff is always the value
 * of the person of this page, so nobody can read the values of others.
 */
export type Kept = ReturnType<typeof kept>

/** Values for which the storage had no room. The values last only until the page is closed. */
const unstored = new Map<string, string>()

/** Returns true for a key that belongs to a person. */
const isOwned = ({ whose }: KeyDeclaration) => whose === 'account' || whose === 'staff'

/**
 * Returns the functions that read and write a stored value. `part` distinguishes several values under one
 * key, for example by the id of a record.
 */
export function kept(name: KeptName, part?: string | number) {
  const as: KeyDeclaration = keptKeys[name]
  const { in: place, whose, isLedger } = as
  const storage = stores[place]
  const base = part === undefined ? name : `${name}:${part}`
  const keyNow = () => (isOwned(as) ? keyOf(base, person.id()) : base)
  const watchers = new Set<() => void>()
  const entry = {
    read: (): string | null => unstored.get(keyNow()) ?? storage.read(keyNow()),
    /**
     * Stores the text. Returns false if the storage is full or blocked. A value that does not belong to the
     * device then stays in memory until the page is closed.
     */
    write(text: string): boolean {
      const key = keyNow()
      const isStored = storage.write(key, text)
      if (whose !== 'device' && !isStored) {
        unstored.set(key, text)
        // If the new value of a session or of the purchases can't be stored, the old value is removed,
        // because an outdated token or purchase would do harm. Other old values are better than none.
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
    /** Returns true if the storage can be read. */
    isUsable: () => storage.isUsable(),
    /** Returns true if a `storage` event of another browser tab is about this value. */
    isOf: ({ key }: Pick<StorageEvent, 'key'>) => key === null || key === shopScopedKey(keyNow()),
    /**
     * Calls `onChange` after every change, also after changes by other browser tabs. Returns a function that
     * ends the calls.
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

/** Parses the stored text as JSON and validates it. Returns `undefined` if there is no valid value. */
export const parseKept = <const Schema extends v.GenericSchema<unknown, unknown>>(
  entry: Pick<Kept, 'read'>,
  schema: Schema,
) => parseStored(entry.read(), schema)

const keyOf = (base: string, id: string) => (id === '' ? base : `${base}@${id}`)

type Owned = { base: string; id: string; as: KeyDeclaration }

/**
 * Returns the owner of a stored value by its key. The owner's id is '' for a visitor. Returns `undefined` if
 * the value belongs to no person.
 */
function ownerOf(key: string): Owned | undefined {
  const at = key.lastIndexOf('@')
  const base = at < 0 ? key : key.slice(0, at)
  const as = declarations.get(base.split(':', 1)[0] ?? '')
  if (!as || !isOwned(as)) return undefined
  return { base, id: at < 0 ? '' : key.slice(at + 1), as }
}

/** Calls `visit` for each stored value that belongs to a person. */
function eachKept(visit: (key: string, of: Owned) => void): void {
  const all = [unstored.keys(), localStore.keys(), sessionStore.keys()]
  for (const key of all.flatMap((keys) => [...keys])) {
    const of = ownerOf(key)
    if (of) visit(key, of)
  }
}

/** Removes the stored values of all people except these. */
function forgetOthers(...ids: readonly string[]): void {
  eachKept((key, { id }) => {
    if (ids.includes(id)) return
    unstored.delete(key)
    localStore.remove(key)
    sessionStore.remove(key)
  })
}

/**
 * Moves all stored values from one person to another. The values move when a visitor signs in, and when the
 * id of an account becomes known. A moved value replaces the value of `to`. A moved list of events is
 * appended to the list of `to`. Values for which the storage has no room stay in memory.
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
 * The forms of this browser tab, by storage key, after the person has signed out in another tab. The forms
 * are only in memory, so that the next person cannot read them.
 */
let aside: { id: string; forms: ReadonlyMap<string, string> } | undefined

/** Stores the forms of `aside` again if they belong to this person. Otherwise the forms are dropped. */
function takeBack(id: string): void {
  if (aside?.id === id) for (const [key, text] of aside.forms) sessionStore.write(key, text)
  aside = undefined
}

let current: string | undefined
const listeners = new Set<() => void>()
let number = 0

/**
 * The person to whom this page belongs. The id is '' for a visitor, otherwise a hash of the account. After a
 * lost session, the page still belongs to the same person, who can sign in again and continue the work.
 */
export const person = {
  id: (): string => (current ??= ''),
  /**
   * Returns how many signed-in people have left this page. A component with this number as its `key` starts
   * again for the next person.
   */
  number: () => number,
  /**
   * Calls `listener` when a signed-in person is replaced by another person or signs out. Returns a function
   * that removes the listener.
   */
  onLeft(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * Makes `id` the person of this page. A visitor who signs in keeps their stored values. The values of all
   * other people are removed, except the values of `absent`: their session was lost, and they may come back.
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
   * Handles a sign-out in another browser tab. The forms of this browser tab are kept in memory, and only the
   * same person gets them back at the next sign-in.
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
   * Sets the person when a page starts with a stored session. Values that a visitor stored go to that person,
   * because the visitor has signed in since.
   */
  resume(id: string, absent: string): void {
    current = ''
    person.is(id, absent)
  },
  /** Moves the stored values of the present person to the permanent id of their account. */
  rename(id: string): void {
    handOver(person.id(), id)
    current = id
  },
}

/**
 * Resolves when a signed-in person signs out or is replaced by another person. Work for the earlier person
 * can then stop.
 */
export function whenPersonChanges(): Promise<void> {
  return new Promise((resolve) => {
    const stop = person.onLeft(() => {
      stop()
      resolve()
    })
  })
}

/**
 * Returns a 53-bit hash of a text (cyrb53 by bryc, public domain). Storage keys contain the hash of the
 * account, or of the session token while the account is unknown, so that no key shows an e-mail address.
 */
export function hashOfText(text: string): string {
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
