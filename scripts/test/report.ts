import { stripVTControlCharacters } from 'node:util'
import { countOf, fieldOf, listOf, textOf } from '../lib/fields.ts'

/** A test that failed, or that passed only on the second try. */
export interface Failure {
  /** File and name of the test. */
  name: string
  /** The first lines of its first failure. */
  why: string
}

/** How many tests of a runner passed, failed and were skipped, and which ones need a look. */
export interface Report {
  passed: number
  failed: number
  skipped: number
  failures: readonly Failure[]
  /** Tests that passed on the second try. They count as passed. */
  flaky: readonly Failure[]
  /** How long each test took, in ms. */
  times: ReadonlyArray<{ name: string; ms: number }>
}

/** A run with more flaky tests than this is red (Product §12). */
export const flakyLimit = 5

const emptyReport: Report = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] }

/** Adds several reports up to one. */
export function sumOf(reports: readonly Report[]): Report {
  return reports.reduce(
    (sum, report) => ({
      passed: sum.passed + report.passed,
      failed: sum.failed + report.failed,
      skipped: sum.skipped + report.skipped,
      failures: [...sum.failures, ...report.failures],
      flaky: [...sum.flaky, ...report.flaky],
      times: [...sum.times, ...report.times],
    }),
    emptyReport,
  )
}

/** Returns the report of a step that is not a test run: one pass or one failure. */
export function reportOfStep(ok: boolean, failures: readonly Failure[] = []): Report {
  return ok ? { ...emptyReport, passed: 1 } : { ...emptyReport, failed: 1, failures }
}

/** True when nothing failed and at most `flakyLimit` tests were flaky. */
export function isGreen({ failed, flaky }: Report): boolean {
  return failed === 0 && flaky.length <= flakyLimit
}

/**
 * Counts a bad exit of the runner as a failure, even when every test passed: a file did not load, or an error happened
 * outside of the tests. A runner that ran no test has failed too.
 */
export function withExit(report: Report, ok: boolean): Report {
  const ranNothing = report.passed + report.failed === 0
  return ok && !ranNothing ? report : { ...report, failed: Math.max(report.failed, 1) }
}

/** Reads Vitest's JSON report. A file that did not load counts as one failure. */
export function readVitest(report: unknown): Report {
  const files = listOf(report, 'testResults')
  const tests = files.flatMap((file) =>
    listOf(file, 'assertionResults').map((test) => ({
      name: `${textOf(file, 'name')} > ${textOf(test, 'fullName')}`,
      test,
    })),
  )
  const notLoaded = files.filter(
    (file) => textOf(file, 'status') === 'failed' && listOf(file, 'assertionResults').length === 0,
  )
  const withStatus = (status: string) =>
    tests
      .filter(({ test }) => textOf(test, 'status') === status)
      .map(({ name, test }) => failure(name, listOf(test, 'failureMessages').join('\n')))
  return {
    passed: countOf(report, 'numPassedTests'),
    failed: countOf(report, 'numFailedTests') + notLoaded.length,
    skipped: countOf(report, 'numPendingTests') + countOf(report, 'numTodoTests'),
    failures: [
      ...withStatus('failed'),
      ...notLoaded.map((file) => failure(textOf(file, 'name'), textOf(file, 'message'))),
    ],
    // A test that passes without any failure has no messages.
    flaky: withStatus('passed').filter(({ why }) => why !== ''),
    times: tests.map(({ name, test }) => ({ name, ms: countOf(test, 'duration') })),
  }
}

/** Reads Playwright's JSON report. */
export function readPlaywright(report: unknown): Report {
  const stats = fieldOf(report, 'stats')
  const errors = listOf(report, 'errors')
  const tests = listOf(report, 'suites').flatMap(testsOfSuite)
  const withStatus = (status: string) =>
    tests
      .filter(({ test }) => textOf(test, 'status') === status)
      .map(({ name, test }) => {
        const found = listOf(test, 'results').flatMap((result) => listOf(result, 'errors'))
        return failure(name, found.map((error) => textOf(error, 'message')).join('\n'))
      })
  return {
    passed: countOf(stats, 'expected') + countOf(stats, 'flaky'),
    failed: countOf(stats, 'unexpected') + errors.length,
    skipped: countOf(stats, 'skipped'),
    failures: [
      ...errors.map((error) => failure('outside of the tests', textOf(error, 'message'))),
      ...withStatus('unexpected'),
    ],
    flaky: withStatus('flaky'),
    times: tests.map(({ name, test }) => ({
      name,
      ms: Math.max(...listOf(test, 'results').map((result) => countOf(result, 'duration'))),
    })),
  }
}

function testsOfSuite(suite: unknown): Array<{ name: string; test: unknown }> {
  const own = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests').map((test) => ({
      name: `[${textOf(test, 'projectName')}] ${textOf(spec, 'file')} > ${textOf(spec, 'title')}`,
      test,
    })),
  )
  return [...own, ...listOf(suite, 'suites').flatMap(testsOfSuite)]
}

/** How many lines of each failure the end of a run repeats: CI logs may be cut at the start. */
const linesShown = 20
const isLibraryFrame = (line: string): boolean => /^\s+at .*node_modules/.test(line)

function failure(name: string, why: string): Failure {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => !isLibraryFrame(line))
  return { name, why: lines.slice(0, linesShown).join('\n').trim() }
}
