import { countOf, fieldOf, listOf } from './fields.ts'

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
 * Tally of a runner from what its report counts and its exit. What exits badly has failed at least once, even
 * where every counted test passed: a suite that did not load, an error outside of the tests.
 */
export function tallyOfRunner(tally: Tally, ok: boolean): Tally {
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
  return listOf(report, 'testResults').filter(
    (file) => fieldOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  ).length
}

/** Reads Playwright's JSON report; a test that needed a second attempt counts as failed. */
export function readPlaywright(report: unknown): Tally {
  const stats = fieldOf(report, 'stats')
  return {
    passed: countOf(stats, 'expected'),
    failed:
      countOf(stats, 'unexpected') + countOf(stats, 'flaky') + listOf(report, 'errors').length,
    skipped: countOf(stats, 'skipped'),
  }
}
