import { afterEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant: string
  }
  interface TaskMeta {
    /** The changes that its file's run has come past so far. */
    reachedMutants?: string[]
  }
}

// Where the code that Stryker instruments looks for the change that is switched on, and counts what it comes past.
const stryker = {
  activeMutant: inject('activeMutant'),
  mutantCoverage: { static: {}, perTest: {} },
}
Object.assign(globalThis, { __stryker__: stryker })

afterEach(({ task }) => {
  task.meta.reachedMutants = Object.keys(stryker.mutantCoverage.static)
})
