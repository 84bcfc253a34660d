import { inject, type RunnerTestCase, TestRunner } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The change that is switched on from the start; `''` tries all, one after another. */
    activeMutant: string
    /** The changes that tests of other files notice: nobody asks again. */
    noticedMutants: string[]
  }
  interface TaskMeta {
    /** The changes that a test, or the loading of its file, comes past, and those of them that it notices. */
    mutants?: { reached: string[]; noticed: string[] }
  }
}

type Hits = Record<string, number>

/** Where the code that Stryker instruments looks for the change that is switched on, and counts what it comes past. */
const stryker = {
  activeMutant: inject('activeMutant'),
  currentTestId: undefined as string | undefined,
  mutantCoverage: { static: {} as Hits, perTest: {} as Record<string, Hits> },
  // A change can make a loop endless: it throws when it has been come past too often.
  hitCount: 0,
  hitLimit: 1e6,
}
Object.assign(globalThis, { __stryker__: stryker })

const noticedBefore = new Set(inject('noticedMutants'))

/** Repeats each test with every change that it comes past, in the same thread: a thread for each takes far longer. */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (stryker.activeMutant !== '') return run()
    stryker.currentTestId = test.id
    await run()
    const hits = { ...stryker.mutantCoverage.perTest[test.id] }
    const noticed: string[] = []
    for (const [id, count] of Object.entries(hits)) {
      if (noticedBefore.has(id)) continue
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: 1000 + 100 * count })
      if (!(await passes(run))) noticed.push(id)
    }
    stryker.activeMutant = ''
    const isClean = await passes(run)
    stryker.currentTestId = undefined
    const reached = [...Object.keys(stryker.mutantCoverage.static), ...Object.keys(hits)]
    // A change has left something behind: what fell after it tells nothing.
    test.meta.mutants = { reached, noticed: isClean ? noticed : [] }
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
