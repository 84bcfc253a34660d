import { createDatabase } from './db/database'
import { backend } from './handlers/backend'
import type { Backend } from './pipeline/backend'
import { type MockWorld, openWorld } from './pipeline/open-world'
import { describeViolation, type Violation } from './pipeline/validate'
import type { Latency } from './scenarios/names'
import { seedTables } from './seed/world'

export type TestWorldOptions = {
  names?: readonly string[]
  seed?: number
  now?: Date
  latency?: Latency
  override?: Partial<Backend>
}

export type TestWorld = MockWorld & {
  backend: Backend
  violations: readonly Violation[]
  /** Throws when the mock world broke the contract since the last call. */
  assertNoViolations(): void
  reset(): void
}

const testNow = new Date('2026-11-21T02:00:00Z')

/** Creates a world for Node tests. Its clock is fixed. By default, only scenarios delay its answers. */
export function createTestWorld(options: TestWorldOptions = {}): TestWorld {
  const { names = [], seed = 1, now = testNow, latency = 'instant', override } = options
  const tables = seedTables({ seed, now, assetBase: '' })
  const violations: Violation[] = []
  const used = { ...backend, ...override }
  const world = openWorld({
    backend: used,
    db: createDatabase(tables),
    names,
    latency,
    seed,
    now: () => now,
    assetBase: '',
    onViolation: (violation) => void violations.push(violation),
  })
  return {
    ...world,
    backend: used,
    violations,
    assertNoViolations() {
      const broken = violations.splice(0).map(describeViolation)
      if (broken.length > 0) throw new Error(broken.join('\n'))
    },
    reset() {
      world.db.replace(tables)
      world.scenario.set(names)
      world.log.clear()
    },
  }
}
