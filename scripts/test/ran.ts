import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite, JSONReportTestStep } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** How a test ended, or a step of the gate that is none. */
export interface Ran {
  title: string
  /** Path from the project's root, and Playwright's project; empty for a step of the gate. */
  place: string
  end: 'passed' | 'failed' | 'skipped'
  /** The first lines of its failure, empty where there was none. */
  why: string
  ms: number
  /** The titles around and inside it, which may carry the numbers of sentences. */
  groups?: string
  steps?: ReadonlyArray<{ title: string; end: 'passed' | 'failed' }>
  /** The id of a story, whose tags carry the numbers. */
  story?: string
}

/** How many lines of a failure the end of a run repeats: CI logs may be cut at the start. */
const linesShown = 20

function whyOf(messages: ReadonlyArray<string | undefined>): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  const own = lines.filter((line) => !/^\s+at .*node_modules/.test(line))
  return own.slice(0, linesShown).join('\n').trim()
}

/** The runners' words for how a test ended; any other means that it was skipped. */
const ends: Readonly<Record<string, Ran['end']>> = {
  passed: 'passed',
  expected: 'passed',
  failed: 'failed',
  unexpected: 'failed',
}
const endOf = (status: string) => ends[status] ?? 'skipped'

/** Returns a step of the gate as one test. */
export function ranStep(title: string, ok: boolean, output = ''): Ran {
  return { title, place: '', end: ok ? 'passed' : 'failed', why: ok ? '' : whyOf([output]), ms: 0 }
}

/** Reads Vitest's report. A file that did not load is one failure. */
export function readVitest(report: Pick<JsonTestResults, 'testResults'>): Ran[] {
  return report.testResults.flatMap(({ name, status: whole, message, assertionResults }): Ran[] => {
    const place = relative('', name)
    if (whole === 'failed' && assertionResults.length === 0)
      return [{ title: 'does not load', place, end: 'failed', why: whyOf([message]), ms: 0 }]
    return assertionResults.map(({ fullName: title, status, failureMessages, duration, meta }) => {
      const why = whyOf(failureMessages ?? [])
      const { storyId: story } = meta as { storyId?: string }
      const end = endOf(status)
      return { title, place, end, why, ms: duration ?? 0, ...(story && { story }) }
    })
  })
}

/** Reads Playwright's report. An error outside of the tests is a failure. */
export function readPlaywright({ errors, suites, config }: JSONReport): Ran[] {
  const folder = relative('', config.rootDir)
  const outside = errors.map(({ message = '' }) => ranStep('outside of the tests', false, message))
  return [...outside, ...suites.flatMap((suite) => testsOf(suite, folder))]
}

function testsOf(
  { title: group, specs, suites = [] }: JSONReportSuite,
  folder: string,
  above = '',
): Ran[] {
  const groups = `${above} ${group}`
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }): Ran => ({
      title,
      place: `${folder}/${file} [${projectName}]`,
      end: endOf(status),
      why: whyOf(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      groups,
      steps: stepsOf(results.at(-1)?.steps),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, folder, groups))]
}

function stepsOf(steps: readonly JSONReportTestStep[] = []): NonNullable<Ran['steps']> {
  return steps.flatMap(({ title, error, steps: inner }) => [
    { title, end: error ? 'failed' : 'passed' },
    ...stepsOf(inner),
  ])
}

/** Adds a failure where a runner ended badly although no test of it failed, or ran no test. */
export function withExit(runner: string, ran: readonly Ran[], ok: boolean): readonly Ran[] {
  const isTold = ran.some(({ end }) => end === 'failed')
  if (isTold || (ok && ran.some(({ end }) => end !== 'skipped'))) return ran
  return [...ran, ranStep(runner, false, ok ? 'It ran no test.' : 'It ended with an error.')]
}

/** Returns how many tests ended in each way. */
export function countsOf(ran: readonly Ran[]) {
  const count = (wanted: Ran['end']) => ran.filter(({ end }) => end === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}
