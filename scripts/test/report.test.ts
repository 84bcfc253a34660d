import { describe, expect, it } from 'vitest'
import { isGreen, readPlaywright, readVitest, reportOfStep, sumOf, withExit } from './report.ts'

const counts = ({ passed, failed, skipped }: ReturnType<typeof readVitest>) => ({
  passed,
  failed,
  skipped,
})

describe('Vitest', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'sums', status: 'passed', failureMessages: [], duration: 31 },
          { fullName: 'waits', status: 'passed', failureMessages: ['too early'] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001B[31mby zero\u001B[39m'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }

  it('counts tests, and a file that did not load as a failure', () => {
    expect(counts(readVitest(report))).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('names what failed', () => {
    expect(readVitest(report).failures).toEqual([
      { name: 'a.test.ts > divides', why: 'by zero' },
      { name: 'b.test.ts', why: 'no such module' },
    ])
  })

  it('names the tests that passed only on the second try', () => {
    expect(readVitest(report).flaky).toEqual([{ name: 'a.test.ts > waits', why: 'too early' }])
  })

  it('says how long each test took', () => {
    expect(readVitest(report).times[0]).toEqual({ name: 'a.test.ts > sums', ms: 31 })
  })

  it('shortens a long reason and leaves out frames of libraries', () => {
    const frames = ['    at run (/node_modules/runner.js:1:1)', '    at divide (src/a.ts:1:1)']
    const failureMessages = [...frames, ...Array.from({ length: 99 }, (_, line) => String(line))]
    const assertionResults = [{ fullName: 'long', status: 'failed', failureMessages }]
    const [only] = readVitest({ testResults: [{ name: 'a', assertionResults }] }).failures
    expect(only?.why.split('\n')).toHaveLength(20)
    expect(only?.why).toMatch(/^at divide/)
  })
})

describe('Playwright', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{ errors: [{ message: `${status} it is` }], duration: 700 }, { duration: 500 }],
  })
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [
          { file: 'a.spec.ts', title: 'pays', tests: [test('expected'), test('unexpected')] },
        ],
        suites: [{ specs: [{ file: 'a.spec.ts', title: 'waits', tests: [test('flaky')] }] }],
      },
    ],
  }

  it('counts a flaky test as passed, and an error outside of the tests as a failure', () => {
    expect(counts(readPlaywright(report))).toEqual({ passed: 8, failed: 2, skipped: 2 })
  })

  it('says how long each test took, of several tries the longest', () => {
    expect(readPlaywright(report).times[2]).toEqual({ name: '[phone] a.spec.ts > waits', ms: 700 })
  })

  it('names failed and flaky tests of nested groups', () => {
    expect(readPlaywright(report).failures).toEqual([
      { name: 'outside of the tests', why: 'no server' },
      { name: '[phone] a.spec.ts > pays', why: 'unexpected it is' },
    ])
    expect(readPlaywright(report).flaky).toEqual([
      { name: '[phone] a.spec.ts > waits', why: 'flaky it is' },
    ])
  })
})

describe('a run', () => {
  const passed = (flaky: number) => ({
    ...reportOfStep(true),
    flaky: Array.from({ length: flaky }, (_, nth) => ({ name: String(nth), why: '' })),
  })

  it('adds up its runners', () => {
    const sum = sumOf([reportOfStep(true), reportOfStep(false), passed(2)])
    expect(counts(sum)).toEqual({ passed: 2, failed: 1, skipped: 0 })
    expect(sum.flaky).toHaveLength(2)
  })

  it('is red for a failure and for more than five flaky tests', () => {
    expect(isGreen(passed(5))).toBe(true)
    expect(isGreen(passed(6))).toBe(false)
    expect(isGreen(reportOfStep(false))).toBe(false)
  })

  it('counts a crash as a failure even where all counted tests passed', () => {
    expect(withExit(passed(0), false).failed).toBe(1)
    expect(withExit(readVitest(null), false).failed).toBe(1)
  })

  it('counts a runner that ran no test as failed', () => {
    expect(withExit(readPlaywright(null), true).failed).toBe(1)
  })
})
