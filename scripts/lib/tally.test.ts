import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, sumOf, tallyOfRunner, tallyOfStep } from './tally.ts'

describe('tally', () => {
  it('adds up runners', () => {
    expect(sumOf([tallyOfStep(true), tallyOfStep(false), tallyOfStep(true)])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
    })
  })

  it('counts a crash as a failure even where all counted tests passed', () => {
    const counted = { passed: 5, failed: 0, skipped: 0 }
    expect(tallyOfRunner(counted, false).failed).toBe(1)
    expect(tallyOfRunner(readVitest(null), false).failed).toBe(1)
  })

  it('does not take a runner that ran nothing for a success', () => {
    expect(tallyOfRunner(readPlaywright(null), true).failed).toBe(1)
  })

  it('counts a Vitest file that did not load', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    }
    expect(readVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts a flaky Playwright test as failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] }
    expect(readPlaywright(report)).toEqual({ passed: 7, failed: 2, skipped: 2 })
  })
})
