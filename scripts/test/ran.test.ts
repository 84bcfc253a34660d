import { resolve } from 'node:path'
import type { JSONReport } from '@playwright/test/reporter'
import { describe, expect, it } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import { countsOf, type Ran, ranStep, readPlaywright, readVitest, withExit } from './ran.ts'

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
      { ...inA, title: 'divides', end: 'failed', why: 'by zero' },
      { ...inA, title: 'later', end: 'skipped', why: '' },
      { place: 'b.test.ts', title: 'does not load', end: 'failed', why: 'no such module', ms: 0 },
    ])
    expect(countsOf(ran)).toEqual({ passed: 1, failed: 2, skipped: 1 })
  })

  it('shortens a long reason and leaves out frames of libraries', () => {
    const frames = ['    at run (/node_modules/runner.js:1:1)', '    at divide (src/a.ts:1:1)']
    const lines = [...frames, ...Array.from({ length: 99 }, (_, line) => String(line))]
    const [only] = read([{ name: 'a', assertionResults: [test('long', 'failed', ...lines)] }])
    expect(only?.why.split('\n')).toHaveLength(20)
    expect(only?.why).toMatch(/^at divide/)
  })
})

it('Playwright’s tests of nested groups are found', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [
      { errors: status === 'expected' ? [] : [{ message: `${status} it is` }], duration: 700 },
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
      suites: [{ title: '', specs: [spec('waits', 'expected')] }],
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
    { ...inA, title: 'waits', end: 'passed', why: '' },
  ])
})

it('a runner that crashed or ran no test is a failure, although no test failed', () => {
  const failures = (ran: readonly Ran[], ok: boolean) =>
    countsOf(withExit('vitest', ran, ok)).failed
  const passed = ranStep('a', true)
  expect(failures([passed], true)).toBe(0)
  expect(failures([passed], false)).toBe(1)
  expect(failures([], true)).toBe(1)
})
