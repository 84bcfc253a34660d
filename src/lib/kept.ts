import * as v from 'valibot'
import { type Declared, declared, type KeptName } from './kept-keys'
import { parseStored } from './schema'
import { inThisShop, localStore, sessionStore } from './storage'

const declarations: ReadonlyMap<string, Declared> = new Map(Object.entries(declared))
const stores = { local: localStore, session: sessionStore }

/**
 * One thing that is kept. It is always that of the person whose page this is: nobody reads or writes
 * another's.
 */
export type Kept = ReturnType<typeof kept>

/** What did not fit into a full or blocked storage: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** True for what belongs to a person. */
const isOwned = ({ whose }: Declared) => whose === 'account' || whose === 'staff'

/**
 * Returns the gate to a declared key; `part` tells apart several things of a kind: a record's id, a list's
 * name.
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
     * Returns false where the storage is full or blocked: what is not the device's then lasts as long as the
     * page.
     */
    write(text: string): boolean {
      const key = keyNow()
      const isStored = storage.write(key, text)
      if (whose !== 'device' && !isStored) {
        unstored.set(key, text)
        // An older session or list of purchases would be wrong; of anything else it is better than nothing.
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
    /** False where the storage can't be read at all. */
    isUsable: () => storage.isUsable(),
    /** True for a `storage` event, by another tab, that is about this. */
    isOf: ({ key }: Pick<StorageEvent, 'key'>) => key === null || key === inThisShop(keyNow()),
    /** Calls `onChange` on every change, also by another tab; returns the function that stops it. */
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

/** Returns what is kept as the schema reads it; `undefined` where nothing valid is. */
export const parseKept = <const Schema extends v.GenericSchema<unknown, unknown>>(
  entry: Pick<Kept, 'read'>,
  schema: Schema,
) => parseStored(entry.read(), schema)

const keyOf = (base: string, id: string) => (id === '' ? base : `${base}@${id}`)

type Owned = { base: string; id: string; as: Declared }

/** Returns whose a key of the storage is: '' for a visitor's, `undefined` for what belongs to nobody. */
function ownerOf(key: string): Owned | undefined {
  const at = key.lastIndexOf('@')
  const base = at < 0 ? key : key.slice(0, at)
  const as = declarations.get(base.split(':', 1)[0] ?? '')
  if (!as || !isOwned(as)) return undefined
  return { base, id: at < 0 ? '' : key.slice(at + 1), as }
}

/** Calls `visit` with each thing that a person keeps here. */
function eachKept(visit: (key: string, of: Owned) => void): void {
  const all = [unstored.keys(), localStore.keys(), sessionStore.keys()]
  for (const key of all.flatMap((keys) => [...keys])) {
    const of = ownerOf(key)
    if (of) visit(key, of)
  }
}

/** Removes what anybody but these people keeps here. */
function forgetOthers(...ids: readonly string[]): void {
  eachKept((key, { id }) => {
    if (ids.includes(id)) return
    unstored.delete(key)
    localStore.remove(key)
    sessionStore.remove(key)
  })
}

/**
 * Gives what one person keeps here to another: a visitor who signs in, or one whose name is known now. It
 * takes the place of what she kept before, or stands behind it. What does not fit lasts as long as the page.
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
 * Forms of this tab, by key, after a sign-out in another tab. They stay in memory, so that the next person
 * finds none of them.
 */
let aside: { id: string; forms: ReadonlyMap<string, string> } | undefined

/** Stores them again for this person, and drops those of anybody else. */
function takeBack(id: string): void {
  if (aside?.id === id) for (const [key, text] of aside.forms) sessionStore.write(key, text)
  aside = undefined
}

let current: string | undefined
const listeners = new Set<() => void>()
let number = 0

/**
 * Whose page this is: '' for a visitor, otherwise a mark of the account. It stays that of somebody whose
 * session was lost, until somebody else signs in, so that she goes on where she was.
 */
export const person = {
  id: (): string => (current ??= ''),
  /** Counts the people whose page this was: what is on screen belongs to this one. */
  number: () => number,
  /**
   * Calls `listener` once somebody else has taken the place of a person. Returns the function that stops it.
   */
  onLeft(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * The page is `id`'s from now on. A visitor who signs in takes what she did along; otherwise all that the
   * one before kept is gone, except what `absent` keeps: somebody whose session was lost may come back.
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
  /** She signed out in another tab: her forms of this one wait for her, or for somebody else to sign in. */
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
   * Begins a page as the person of its stored session. A visitor's things are hers: she signed in after them.
   */
  resume(id: string, absent: string): void {
    current = ''
    person.is(id, absent)
  },
  /** The same person, by the mark that her account has for good. */
  rename(id: string): void {
    handOver(person.id(), id)
    current = id
  },
}

/**
 * Resolves when somebody else has taken the place of the person of now: nobody waits for her work any more.
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
 * Returns a mark for an account, or for a token while its account is not known. Keys of the storage carry the
 * mark, because they must not show an e-mail. The hash is cyrb53 by bryc (public domain): 53 bits.
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
