import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../../mocks/note-answers.ts'
import { runChecks } from '../check/checks.ts'
import { stopIfTestPortsAreTaken } from '../lib/busy-ports.ts'
import { runScript, runTool } from '../lib/run.ts'
import { dayInTurn } from '../lib/test-day.ts'
import {
  flakyLimit,
  isGreen,
  readPlaywright,
  readVitest,
  type Report,
  reportOfStep,
  sumOf,
  withExit,
} from './report.ts'

const reportFolder = '.cache/reports'
const stages: Array<{ name: string; report: Report; seconds: number }> = []

/** How many of the slowest tests the end of a run names. */
const slowestShown = 10
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)

/** Runs a stage. Says every half minute that it still runs: some of its tools are silent until they end. */
async function stage(name: string, work: () => Promise<Report>): Promise<Report> {
  console.log(`\n== ${name} ==`)
  const startedAt = performance.now()
  const say = () => console.log(`   … ${name}, ${secondsSince(startedAt)} s`)
  const timer = setInterval(say, 30_000)
  const report = await work()
  clearInterval(timer)
  stages.push({ name, report, seconds: secondsSince(startedAt) })
  return report
}

/** Reads a runner's JSON report. Returns null when there is none. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

async function vitest(projects: readonly string[], options: readonly string[] = []) {
  const file = join(reportFolder, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...chosen, ...reporters, ...options]
  const { ok } = await runTool('vitest', args, { live: true })
  return withExit(readVitest(readJson(file)), ok)
}

async function playwright(): Promise<Report> {
  const file = join(reportFolder, 'e2e.json')
  const args = ['test', '--reporter=list,json', '--retries=1', '--forbid-only']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { ok } = await runTool('playwright', args, { live: true, env })
  return withExit(readPlaywright(readJson(file)), ok)
}

async function check(): Promise<Report> {
  const results = await runChecks()
  return sumOf(
    results.map(({ ok, name, output }) =>
      reportOfStep(ok, ok ? [] : [{ name, why: output.trim() }]),
    ),
  )
}

/** Runs a script of the project. When it fails, the end of the run repeats the end of its output. */
async function step(script: string, args: readonly string[] = []): Promise<Report> {
  const { ok, output } = await runScript(script, args, { echo: true })
  return reportOfStep(ok, [{ name: script, why: output.slice(-4000) }])
}

/** Builds Storybook beside the shop: neither build uses both cores all the time. */
async function builds(): Promise<Report> {
  const [shop, storybook] = await Promise.all([
    step('scripts/build-for-e2e.ts'),
    runTool('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']),
  ])
  const why = storybook.output.slice(-4000)
  return sumOf([shop, reportOfStep(storybook.ok, [{ name: 'build of Storybook', why }])])
}

async function browserStages(): Promise<void> {
  await stage('browser', () => step('scripts/ensure-browser.ts'))
  await stage('stories', () => vitest(['stories'], ['--retry=1']))
  const built = await stage('builds', builds)
  if (built.failed > 0) return
  await stage('sizes', () => step('scripts/size.ts'))
  await stage('storybook', () => step('scripts/check/storybook.ts', ['--some-docs']))
  await stage('e2e', playwright)
}

function list(kind: 'FAIL' | 'FLAKY', reports: (report: Report) => Report['failures']): void {
  for (const { name, report } of stages) {
    for (const { name: test, why } of reports(report))
      console.log(`\n${kind} ${name}: ${test}\n${why}`)
  }
}

/**
 * Runs all checks and tests, `quick` without those that need a browser, and says at the end what failed, what was flaky
 * and what was slow. All run once, under one of five days, which `TEST_DAY` names or whose turn it is: a second run under
 * another clock would find what the runs of the next days find, for twice the time. Returns whether all is green.
 */
export async function runAll({ quick }: { quick: boolean }): Promise<boolean> {
  const day = process.env['TEST_DAY'] || dayInTurn(new Date())
  process.env['TEST_DAY'] = day
  const dayLine = `The day of this run: ${day}. Again: TEST_DAY=${day} npm ${quick ? 'run test:quick' : 'test'}`

  if (!quick) await stopIfTestPortsAreTaken()
  console.log(dayLine)
  rmSync(reportFolder, { recursive: true, force: true })
  rmSync(coverageFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })

  await stage('checks', check)
  await stage('unit and contract', () => vitest(['unit', 'unit-dom', 'tools', 'contract']))
  if (!quick) await browserStages()
  await stage('contract coverage', () => step('scripts/contract/coverage.ts'))
  await stage('specification', () => step('scripts/specification.ts', ['--write']))

  const sum = sumOf(stages.map(({ report }) => report))
  list('FLAKY', ({ flaky }) => flaky)
  list('FAIL', ({ failures }) => failures)
  const slowest = sum.times.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown)
  console.log(`\n== the ${slowest.length} slowest tests ==`)
  for (const { name, ms } of slowest)
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
  console.log('\n== summary ==')
  console.table(
    stages.map(({ name, report: { passed, failed, skipped, flaky }, seconds }) => ({
      stage: name,
      passed,
      failed,
      skipped,
      flaky: flaky.length,
      seconds,
    })),
  )
  const tooFlaky = sum.flaky.length > flakyLimit
  if (tooFlaky) console.log(`${sum.flaky.length} flaky tests, at most ${flakyLimit} are allowed`)
  console.log(dayLine)
  console.log(`${sum.passed} passed, ${sum.failed + (tooFlaky ? 1 : 0)} failed`)
  return isGreen(sum)
}
