/** What a runner counted. A runner that ends badly without a report counts as one failure. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

/** Sum of several runners. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    nothing,
  )
}

/** A step that either works or not. */
export function tallyOfStep(ok: boolean): Tally {
  return ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

/**
 * Tally of a runner from its report and its exit. What exits badly has failed at least once, even
 * where every counted test passed: a suite that did not load, an error outside of the tests.
 */
export function tallyOfRunner(counted: Tally | null, ok: boolean): Tally {
  const tally = counted ?? nothing
  const saysNothing = tally.passed + tally.failed === 0
  if (ok) return saysNothing ? { ...tally, failed: 1 } : tally
  return { ...tally, failed: Math.max(tally.failed, 1) }
}

/** Reads Vitest's JSON report. */
export function readVitest(report: unknown): Tally {
  return {
    passed: countOf(report, 'numPassedTests'),
    failed: countOf(report, 'numFailedTests') + suitesThatDidNotLoad(report),
    skipped: countOf(report, 'numPendingTests') + countOf(report, 'numTodoTests'),
  }
}

function suitesThatDidNotLoad(report: unknown): number {
  const files = fieldOf(report, 'testResults')
  if (!Array.isArray(files)) return 0
  return files.filter((file: unknown) => {
    const tests = fieldOf(file, 'assertionResults')
    return fieldOf(file, 'status') === 'failed' && Array.isArray(tests) && tests.length === 0
  }).length
}

/** Reads Playwright's JSON report; a test that needed a second attempt counts as failed. */
export function readPlaywright(report: unknown): Tally {
  const stats = fieldOf(report, 'stats')
  const outside = fieldOf(report, 'errors')
  return {
    passed: countOf(stats, 'expected'),
    failed:
      countOf(stats, 'unexpected') +
      countOf(stats, 'flaky') +
      (Array.isArray(outside) ? outside.length : 0),
    skipped: countOf(stats, 'skipped'),
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function countOf(value: unknown, name: string): number {
  const count = fieldOf(value, name)
  return typeof count === 'number' ? count : 0
}
