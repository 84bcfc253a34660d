import { createDatabase } from '../db/database'
import type { Tables } from '../db/tables'
import { backend } from '../handlers/backend'
import { type HostOptions, openHost } from '../host/host'
import { type MockWorld, openWorld } from '../pipeline/open-world'
import type { WorldSize } from '../pipeline/page-world'
import type { PipelineOptions } from '../pipeline/pipeline'
import type { Latency } from '../scenarios/names'
import type { Scenario } from '../scenarios/parse'
import { createHeaderScenarios } from '../scenarios/run'
import { largeWorld } from '../seed/large'
import { emptyWorld, seedTables } from '../seed/world'

export type WorldsOptions = Pick<PipelineOptions, 'onViolation'> & {
  seed?: number
  size?: ServedSize
  /** The time at which the clocks of the worlds start to run. The default is the present time. */
  now?: Date
  latency?: Latency
  jitter?: Scenario['jitter']
  /** Scenarios that are on from the start, and again after a reset. Unknown names throw. */
  names?: readonly string[]
  /** A real host that answers some calls in place of the worlds. */
  realHost?: Omit<HostOptions, 'onLine'>
}

/** The worlds of one server: the main world, and a world for each name in `X-World`. */
export type Worlds = {
  readonly options: Readonly<{ seed: number; size: ServedSize }>
  /** Returns the world with this name, and opens it when it is new. Throws `WorldNameError`. */
  named(name: string): MockWorld
  /** Starts a world again with fresh data, scenarios, counters and log. Other worlds stay as they are. */
  reset(name: string): void
  names(): readonly string[]
  now(): Date
}

export const mainWorldName = 'main'

type ServedSize = Exclude<WorldSize, 'network'>

const changes: Readonly<Record<ServedSize, (tables: Tables) => Tables>> = {
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
  const opened = new Map<string, MockWorld>()

  function open(): MockWorld {
    const db = createDatabase(changes[size](seedTables({ seed, now: startedAt, assetBase })))
    const { onViolation, jitter = null } = options
    const scenarioOf = createHeaderScenarios()
    const { realHost } = options
    const host = realHost && openHost({ ...realHost, onLine: printLine(realHost.base) })
    return openWorld({
      host,
      backend,
      db,
      names,
      scenarioOf,
      latency,
      jitter,
      seed,
      now,
      assetBase,
      onViolation,
    })
  }

  function named(name: string): MockWorld {
    const known = opened.get(name)
    if (known) return known
    if (!/^[\w.-]{1,40}$/.test(name)) {
      throw new WorldNameError(
        `A world's name has 1 to 40 letters, digits, "-", "_" and ".": not "${name}"`,
      )
    }
    if (opened.size >= mostWorlds) {
      throw new WorldNameError(`There are ${mostWorlds} worlds already, and "${name}" is not one`)
    }
    const world = open()
    opened.set(name, world)
    return world
  }

  named(mainWorldName)
  return {
    options: { seed, size },
    named,
    reset(name) {
      named(name)
      opened.set(name, open())
    },
    names: () => [...opened.keys()],
    now,
  }
}
