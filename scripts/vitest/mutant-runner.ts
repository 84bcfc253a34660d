import { inject, type RunnerTestCase, TestRunner } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The change that is switched on from the start; `''` tries all, one after another. */
    activeMutant: string
    /** The changes that tests of other files notice: nobody asks again. */
    noticedMutants: string[]
    /** How often the code may ask for the change that is switched on from the start. */
    askLimit: number
  }
  interface TaskMeta {
    /**
     * The changes that a test, or the loading of its file, comes past, and those of them that it notices;
     * how often the unchanged code of the file has asked until then.
     */
    mutants?: { reached: string[]; noticed: string[]; asked: number }
  }
}

type Hits = Record<string, number>

let active = inject('activeMutant')
let asked = 0
// A change can make any loop endless, its own or another's, and fill the memory: who asks too often stops
// there.
let askLimit = active === '' ? Infinity : inject('askLimit')

/**
 * Where the code that Stryker instruments looks for the change that is switched on, and counts what it comes
 * past.
 */
const stryker = {
  get activeMutant() {
    asked += 1
    if (asked > askLimit) throw new Error('An endless loop')
    return active
  },
  currentTestId: undefined as string | undefined,
  mutantCoverage: { static: {} as Hits, perTest: {} as Record<string, Hits> },
}
Object.assign(globalThis, { __stryker__: stryker })

const noticedBefore = new Set(inject('noticedMutants'))

/**
 * Repeats each test with every change that it comes past, in the same thread: a thread for each takes far
 * longer.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (active !== '') return run()
    stryker.currentTestId = test.id
    const before = asked
    await run()
    const askedOfAll = asked
    const enough = 10_000 + 5 * (asked - before)
    const reached = Object.keys(stryker.mutantCoverage.perTest[test.id] ?? {})
    const noticed: string[] = []
    for (const id of reached.filter((one) => !noticedBefore.has(one))) {
      active = id
      askLimit = asked + enough
      if (!(await passes(run))) noticed.push(id)
    }
    active = ''
    askLimit = Infinity
    const isClean = await passes(run)
    asked = askedOfAll
    stryker.currentTestId = undefined
    test.meta.mutants = {
      reached: [...Object.keys(stryker.mutantCoverage.static), ...reached],
      // A change has left something behind: what fell after it tells nothing.
      noticed: isClean ? noticed : [],
      asked,
    }
    for (const id of test.meta.mutants.noticed) noticedBefore.add(id)
  }
}

async function passes(run: () => unknown): Promise<boolean> {
  try {
    await run()
    return true
  } catch {
    return false
  }
}
