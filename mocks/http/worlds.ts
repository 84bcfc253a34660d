import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { SafeStorage } from '@/lib/storage'
import { createDatabase, type Database } from '../db/database'
import { openPersistedWorld } from '../db/persisted-world'
import type { Tables } from '../db/tables'
import { backend } from '../handlers/backend'
import { type HostOptions, openHost } from '../host/host'
import { type MockWorld, openWorld } from '../pipeline/open-world'
import type { WorldSize } from '../pipeline/page-tables'
import type { PipelineOptions } from '../pipeline/pipeline'
import type { Latency } from '../scenarios/names'
import { createHeaderScenarios } from '../scenarios/run'
import { emptyWorld } from '../seed/empty'
import { largeWorld } from '../seed/large'
import { seedTables } from '../seed/world'
export type WorldsOptions = Pick<PipelineOptions, 'onViolation' | 'onAnswer'> & {
  seed?: number
  size?: WorldSize
  /** When the worlds' clocks start; they run on from there. By default now. */
  now?: Date
  latency?: Latency
  /** Scenarios that are on from the start, and again after a reset. Unknown names throw. */
  names?: readonly string[]
  /** A host that answers some calls. */
  realHost?: Omit<HostOptions, 'onLine'>
  /** The file that keeps the worlds' data; without it, they last as long as the process. */
  state?: string
}

/** The worlds of one server: the main one, and others by the name in `X-World`. */
export type Worlds = {
  readonly options: Readonly<{ seed: number; size: WorldSize }>
  /** Opens it when it is new. Throws `WorldNameError`. */
  named(name: string): MockWorld
  /** Data, scenarios, counters and log of a world start again; the other worlds stay. */
  reset(name: string): void
  names(): readonly string[]
  now(): Date
}

export const mainWorld = 'main'

const changes: Readonly<Record<WorldSize, (tables: Tables) => Tables>> = {
  usual: (tables) => tables,
  large: largeWorld,
  empty: emptyWorld,
}

const mostWorlds = 50

export class WorldNameError extends Error {}

const printLine = (base: string) => (isThere: boolean) =>
  void process.stderr.write(`${base} ${isThere ? 'answers again' : 'does not answer'}\n`)

export function openWorlds(options: WorldsOptions, assetBase: string): Worlds {
  const { seed = 1, size = 'usual', latency = 'usual', names = [] } = options
  const ahead = options.now ? options.now.getTime() - Date.now() : 0
  const now = () => new Date(Date.now() + ahead)
  const startedAt = now()
  const storageOf = options.state === undefined ? null : stateFile(options.state)
  const opened = new Map<string, { world: MockWorld; restart: () => Database }>()
  const create = (createdAt: Date) => changes[size](seedTables({ seed, now: createdAt, assetBase }))

  function openData(name: string): { db: Database; restart: () => Database } {
    const fresh = () => createDatabase(create(startedAt))
    if (!storageOf) return { db: fresh(), restart: fresh }
    const storage = storageOf(name)
    const events = new EventTarget()
    const maker = { seed, create }
    const onNotice = (notice: string) =>
      void process.stderr.write(`The stored world "${name}" starts anew: ${notice}\n`)
    const { db, reset } = openPersistedWorld({ storage, events, maker, now, onNotice })
    return {
      db,
      restart() {
        reset()
        return db
      },
    }
  }

  function openOver(db: Database): MockWorld {
    const { onViolation, onAnswer } = options
    const scenarioOf = createHeaderScenarios()
    const answered = onAnswer && { onAnswer }
    const { realHost } = options
    const host = realHost && openHost(db, { ...realHost, onLine: printLine(realHost.base) })
    const world = {
      host,
      backend,
      db,
      names,
      scenarioOf,
      latency,
      seed,
      now,
      assetBase,
      onViolation,
    }
    return openWorld({ ...world, ...answered })
  }

  function named(name: string): MockWorld {
    const known = opened.get(name)
    if (known) return known.world
    if (!/^[\w.-]{1,40}$/.test(name)) {
      throw new WorldNameError(
        `A world's name has 1 to 40 letters, digits, "-", "_" and ".": not "${name}"`,
      )
    }
    if (opened.size >= mostWorlds) {
      throw new WorldNameError(`There are ${mostWorlds} worlds already, and "${name}" is not one`)
    }
    const { db, restart } = openData(name)
    const world = openOver(db)
    opened.set(name, { world, restart })
    return world
  }

  named(mainWorld)
  return {
    options: { seed, size },
    named,
    reset(name) {
      named(name)
      const restart = opened.get(name)?.restart
      if (restart) opened.set(name, { world: openOver(restart()), restart })
    },
    names: () => [...opened.keys()],
    now,
  }
}

type Stored = Pick<SafeStorage, 'read' | 'write' | 'remove'>

const worldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

function readTexts(file: string): Map<string, string> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map()
    throw new Error(`${file} can't be read: ${String(error)}`, { cause: error })
  }
  const found = v.safeParse(worldsSchema, text)
  // Somebody else's file must not be written over.
  if (!found.success) throw new Error(`${file} holds no worlds: give another file, or delete it`)
  return new Map(Object.entries(found.output))
}

/** Written whole, beside the file first, so that a process that ends in the middle leaves the old one. Throws for another's file. */
function stateFile(file: string): (world: string) => Stored {
  const texts = readTexts(file)
  function save(): void {
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(texts)))
      renameSync(`${file}.new`, file)
    } catch (error) {
      throw new Error(`${file} can't be written: ${String(error)}`, { cause: error })
    }
  }
  // Said at the start, not with the first order.
  save()
  return (world) => ({
    read: () => texts.get(world) ?? null,
    write(_key, text) {
      texts.set(world, text)
      save()
      return true
    },
    remove() {
      if (texts.delete(world)) save()
    },
  })
}
