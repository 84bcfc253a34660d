import { expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

it('names the tests of Vitest that failed, and files that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'sums', status: 'passed' },
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
  expect(failuresOfVitest(report)).toEqual([
    { name: 'a.test.ts > divides', why: 'by zero' },
    { name: 'b.test.ts', why: 'no such module' },
  ])
})

it('names the tests of Playwright that failed, flaky ones too, however deep they stand', () => {
  const test = (status: string) => ({
    projectName: 'phone',
    status,
    results: [{ errors: [{ message: `${status} it is` }] }],
  })
  const report = {
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
  expect(failuresOfPlaywright(report)).toEqual([
    { name: 'outside of the tests', why: 'no server' },
    { name: '[phone] a.spec.ts > pays', why: 'unexpected it is' },
    { name: '[phone] a.spec.ts > waits', why: 'flaky it is' },
  ])
})

it('keeps the beginning of a long reason, without the inside of libraries', () => {
  const frames = ['    at run (/node_modules/runner.js:1:1)', '    at divide (src/a.ts:1:1)']
  const failureMessages = [...frames, ...Array.from({ length: 99 }, (_, line) => String(line))]
  const assertionResults = [{ fullName: 'long', status: 'failed', failureMessages }]
  const [only] = failuresOfVitest({ testResults: [{ name: 'a', assertionResults }] })
  expect(only?.why.split('\n')).toHaveLength(20)
  expect(only?.why).toMatch(/^at divide/)
})

it('takes a report that is none for one without failures', () => {
  expect(failuresOfVitest(null)).toEqual([])
  expect(failuresOfPlaywright('nothing')).toEqual([])
})
