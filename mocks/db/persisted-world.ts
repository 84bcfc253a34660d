import type { SafeStorage } from '@/lib/storage'
import { type Change, createDatabase, type Database } from './database'
import { type Delta, mergeDeltas } from './delta'
import type { Key, TableName } from './tables'
import {
  creationDateOf,
  type CreateTables,
  readWorld,
  type SeededWorld,
  seededWorld,
  UnusableWorldError,
  type WorldNotice,
  writeWorld,
} from './stored-world'

export type PersistedWorldOptions = {
  storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>
  /** Where writes of other tabs are heard of: `window`. */
  events: EventTarget
  seed: number
  now: () => Date
  create: CreateTables
  onNotice: (notice: WorldNotice) => void
}

/** A world that outlives its page and is the same in every tab. */
export type PersistedWorld = {
  db: Database
  /** Back to the seed, in every tab. */
  reset(): void
  close(): void
}

export const worldKey = '__mock_world'

/**
 * Opens the stored world, or a new one. Only what differs from the seed is stored, right after each
 * transaction: by the time the page can go away, nothing is left to save.
 * A stored world that does not fit is dropped with a notice.
 */
export function openPersistedWorld(options: PersistedWorldOptions): PersistedWorld {
  const { storage, events, seed, now, create, onNotice } = options
  const kept = storage.read(worldKey)
  let world: SeededWorld = seededWorld(seed, (kept && creationDateOf(kept)) || now(), create)
  let delta: Delta = new Map()
  let lastText: string | null = null
  let dirty = new Map<TableName, Set<Key>>()
  let isFull = false
  const db = createDatabase(world.tables)

  /** Takes over a stored world, with `own` changes on top. Drops it with a notice where it does not fit. */
  function adopt(text: string, own: Delta): boolean {
    try {
      const stored = readWorld(text, seed, create, world)
      const merged = mergeDeltas(stored.delta, own)
      db.replace(stored.world.tables, merged)
      world = stored.world
      delta = merged
      lastText = text
      return true
    } catch (error) {
      onNotice(error instanceof UnusableWorldError ? error.notice : 'damaged')
      return false
    }
  }

  function begin(): void {
    world = seededWorld(seed, now(), create)
    delta = new Map()
    db.replace(world.tables)
  }

  function save(): void {
    const text = writeWorld(world, delta)
    const isKept = storage.write(worldKey, text)
    if (isKept) lastText = text
    else if (!isFull) onNotice('not-saved')
    isFull = !isKept
  }

  /** What the storage has not heard of: the latest changes, or all of them where it is full. */
  function takeUnsaved(): Delta {
    const taken = dirty
    dirty = new Map()
    const latest: Delta = new Map(
      [...taken].map(([table, keys]) => [
        table,
        new Map([...keys].map((key) => [key, db.find(table, key) ?? null])),
      ]),
    )
    return isFull ? mergeDeltas(delta, latest) : latest
  }

  /** Another tab may have stored something that this one has not heard of yet: its rows stay. */
  function flush(): void {
    const own = takeUnsaved()
    const text = storage.read(worldKey)
    const isNews = text !== null && text !== lastText
    if (!isNews || !adopt(text, own)) delta = mergeDeltas(delta, own)
    save()
  }

  function noteChanges(changes: readonly Change[]): void {
    if (dirty.size === 0) queueMicrotask(flush)
    for (const { table, key } of changes) {
      dirty.set(table, (dirty.get(table) ?? new Set()).add(key))
    }
  }

  function followOtherTab(event: Event): void {
    const key: unknown = Reflect.get(event, 'key')
    if (key !== worldKey && key !== null) return
    const text = storage.read(worldKey)
    if (text === lastText) return
    if (text === null || !adopt(text, takeUnsaved())) begin()
  }

  if (kept !== null && !adopt(kept, new Map())) {
    storage.remove(worldKey)
    begin()
  }
  const unsubscribe = db.subscribe(noteChanges)
  events.addEventListener('storage', followOtherTab)
  return {
    db,
    reset() {
      dirty = new Map()
      begin()
      save()
    },
    close() {
      unsubscribe()
      events.removeEventListener('storage', followOtherTab)
    },
  }
}
