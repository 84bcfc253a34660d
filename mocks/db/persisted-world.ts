import { worldKey } from '@/lib/demo-world'
import { memberOf } from '@/lib/json'
import { shopScopedKey, type SafeStorage } from '@/lib/storage'
import { type Change, createDatabase } from './database'
import {
  creationDateOf,
  type Delta,
  mergeDeltas,
  readWorld,
  type SeededWorld,
  seededWorld,
  type WorldMaker,
  type WorldNotice,
  writeWorld,
} from './stored-world'
import type { Key, TableName } from './tables'

type PersistedWorldOptions = {
  storage: Pick<SafeStorage, 'read' | 'write' | 'remove'>
  /** The object that fires `storage` events when another browser tab writes. In a browser it is `window`. */
  events: EventTarget
  maker: WorldMaker
  now: () => Date
  onNotice: (notice: WorldNotice) => void
}

/**
 * Opens the stored world, or a new one. Only differences from the seed are stored. They are stored in the
 * microtask after each transaction, so nothing is lost when the page closes. A stored world of another seed
 * or schema is deleted with a notice.
 */
export function openPersistedWorld(options: PersistedWorldOptions) {
  const { storage, events, maker, now, onNotice } = options
  const stored = storage.read(worldKey)
  let world: SeededWorld = seededWorld(maker, (stored && creationDateOf(stored)) || now())
  let delta: Delta = new Map()
  let lastText: string | null = null
  let dirty = new Map<TableName, Set<Key>>()
  let isFull = false
  const db = createDatabase(world.tables)

  /**
   * Loads a stored world and applies the `own` changes of this browser tab to it. Returns false, and gives a
   * notice, when the stored world is damaged or has another seed or schema.
   */
  function adopt(text: string, own: Delta): boolean {
    try {
      const opened = readWorld(text, maker, world)
      const merged = mergeDeltas(opened.delta, own)
      db.replace(opened.world.tables, merged)
      world = opened.world
      delta = merged
      lastText = text
      return true
    } catch {
      onNotice('dropped')
      return false
    }
  }

  function startOver(): void {
    world = seededWorld(maker, now())
    delta = new Map()
    db.replace(world.tables)
  }

  function save(): void {
    const text = writeWorld(world, delta)
    const isSaved = storage.write(worldKey, text)
    if (isSaved) lastText = text
    else if (!isFull) onNotice('not-saved')
    isFull = !isSaved
  }

  /**
   * Returns the changes that are not stored yet: the latest changes, or all changes while the storage is
   * full.
   */
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

  /**
   * Stores the changes of this browser tab together with changes that another tab may have stored in the
   * meantime.
   */
  function flush(): void {
    const own = takeUnsaved()
    const text = storage.read(worldKey)
    const isFromOtherTab = text !== null && text !== lastText
    if (!isFromOtherTab || !adopt(text, own)) delta = mergeDeltas(delta, own)
    save()
  }

  function noteChanges(changes: readonly Change[]): void {
    if (dirty.size === 0) queueMicrotask(flush)
    for (const { table, key } of changes) {
      dirty.set(table, (dirty.get(table) ?? new Set()).add(key))
    }
  }

  function followOtherTab(event: Event): void {
    const key = memberOf(event, 'key')
    if (key !== shopScopedKey(worldKey) && key !== null) return
    const text = storage.read(worldKey)
    if (text === lastText) return
    if (text === null || !adopt(text, takeUnsaved())) startOver()
  }

  if (stored !== null && !adopt(stored, new Map())) {
    storage.remove(worldKey)
    startOver()
  }
  const unsubscribe = db.subscribe(noteChanges)
  events.addEventListener('storage', followOtherTab)
  return {
    db,
    reset() {
      dirty = new Map()
      startOver()
      save()
    },
    text() {
      if (dirty.size > 0) flush()
      return writeWorld(world, delta)
    },
    close() {
      unsubscribe()
      events.removeEventListener('storage', followOtherTab)
    },
  }
}
