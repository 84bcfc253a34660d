import { resolve } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { describe, expect, it } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import {
  countsOf,
  isGreen,
  type Ran,
  ranStep,
  readPlaywright,
  readVitest,
  withExit,
} from './ran.ts'

const shown = (ran: readonly Ran[]) =>
  ran.map(({ place, title, end, why, ms }) => ({ place, title, end, why, ms }))

describe('Vitest', () => {
  const read = (testResults: unknown) => readVitest({ testResults } as JsonTestResults)
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
    duration: 31,
    meta: {},
  })

  it('says how each test ended, and of a file that it did not load', () => {
    const assertionResults = [
      test('sums', 'passed'),
      test('waits', 'passed', 'too early'),
      test('divides', 'failed', '\u001B[31mby zero\u001B[39m'),
      test('later', 'todo'),
    ]
    const ran = read([
      { name: 'a.test.ts', status: 'failed', assertionResults },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ])
    const inA = { place: 'a.test.ts', ms: 31 }
    expect(shown(ran)).toEqual([
      { ...inA, title: 'sums', end: 'passed', why: '' },
      { ...inA, title: 'waits', end: 'flaky', why: 'too early' },
      { ...inA, title: 'divides', end: 'failed', why: 'by zero' },
      { ...inA, title: 'later', end: 'skipped', why: '' },
      { place: 'b.test.ts', title: 'does not load', end: 'failed', why: 'no such module', ms: 0 },
    ])
    expect(countsOf(ran)).toEqual({ passed: 2, failed: 2, skipped: 1, flaky: 1 })
  })

  it('shortens a long reason and leaves out frames of libraries', () => {
    const frames = ['    at run (/node_modules/runner.js:1:1)', '    at divide (src/a.ts:1:1)']
    const lines = [...frames, ...Array.from({ length: 99 }, (_, line) => String(line))]
    const [only] = read([{ name: 'a', assertionResults: [test('long', 'failed', ...lines)] }])
    expect(only?.why.split('\n')).toHaveLength(20)
    expect(only?.why).toMatch(/^at divide/)
  })
})

it('Playwright’s tests of nested groups are found, of several tries the longest', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [
      { errors: [{ message: `${status} it is` }], duration: 700 },
      { errors: [], duration: 500 },
    ],
  })
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [test(status)],
  })
  const suites = [
    {
      title: '',
      specs: [spec('pays', 'unexpected')],
      suites: [{ title: '', specs: [spec('waits', 'flaky')] }],
    },
  ]
  const report = {
    config: { rootDir: resolve('e2e') },
    errors: [{ message: 'no server' }],
    suites,
  } as unknown as JSONReport
  const inA = { place: 'e2e/a.spec.ts [phone]', ms: 700 }
  expect(shown(readPlaywright(report))).toEqual([
    { place: '', title: 'outside of the tests', end: 'failed', why: 'no server', ms: 0 },
    { ...inA, title: 'pays', end: 'failed', why: 'unexpected it is' },
    { ...inA, title: 'waits', end: 'flaky', why: 'flaky it is' },
  ])
})

describe('a run', () => {
  const passed = ranStep('a', true)
  const flaky = (count: number) =>
    Array.from({ length: count }, (): Ran => ({ ...passed, end: 'flaky' }))

  it('is red for a failure and for more than five flaky tests', () => {
    expect(isGreen(flaky(5))).toBe(true)
    expect(isGreen(flaky(6))).toBe(false)
    expect(isGreen([passed, ranStep('b', false)])).toBe(false)
  })

  it('is red where a runner crashed or ran no test, although no test failed', () => {
    expect(isGreen(withExit('vitest', [passed], true))).toBe(true)
    expect(isGreen(withExit('vitest', [passed], false))).toBe(false)
    expect(isGreen(withExit('vitest', [], true))).toBe(false)
  })
})
