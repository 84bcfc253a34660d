import { stripVTControlCharacters } from 'node:util'
import { fieldOf, listOf, textOf } from './fields.ts'

/** What failed, as the end of a run names it again: its first lines may be all that a log keeps. */
export interface Failure {
  /** File and name of the test. */
  name: string
  why: string
}

const linesOfWhy = 20
const isFrameOfLibrary = (line: string): boolean => /^\s+at .*node_modules/.test(line)

function failure(name: string, why: string): Failure {
  const lines = stripVTControlCharacters(why).split('\n')
  const telling = lines.filter((line) => !isFrameOfLibrary(line))
  return { name, why: telling.slice(0, linesOfWhy).join('\n').trim() }
}

/** Reads Vitest's JSON report: tests that failed, and files that did not load. */
export function failuresOfVitest(report: unknown): Failure[] {
  return listOf(report, 'testResults').flatMap((file) => {
    const tests = listOf(file, 'assertionResults').filter(hasFailed)
    if (tests.length === 0 && hasFailed(file))
      return [failure(textOf(file, 'name'), textOf(file, 'message'))]
    return tests.map((test) =>
      failure(
        `${textOf(file, 'name')} > ${textOf(test, 'fullName')}`,
        listOf(test, 'failureMessages').join('\n'),
      ),
    )
  })
}

const hasFailed = (one: unknown): boolean => fieldOf(one, 'status') === 'failed'

/** Reads Playwright's JSON report: tests that failed or needed another attempt, and errors outside of them. */
export function failuresOfPlaywright(report: unknown): Failure[] {
  const outside = listOf(report, 'errors').map((error) =>
    failure('outside of the tests', textOf(error, 'message')),
  )
  return [...outside, ...listOf(report, 'suites').flatMap(failuresOfSuite)]
}

function failuresOfSuite(suite: unknown): Failure[] {
  const specs = listOf(suite, 'specs').flatMap((spec) =>
    listOf(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(textOf(test, 'status')))
      .map((test) =>
        failure(
          `[${textOf(test, 'projectName')}] ${textOf(spec, 'file')} > ${textOf(spec, 'title')}`,
          listOf(test, 'results')
            .flatMap((result) => listOf(result, 'errors'))
            .map((error) => textOf(error, 'message'))
            .join('\n'),
        ),
      ),
  )
  return [...specs, ...listOf(suite, 'suites').flatMap(failuresOfSuite)]
}
