import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { coverageFolder } from '../../mocks/note-answers.ts'
import { runChecks } from '../check/checks.ts'
import { stopIfTestPortsAreTaken } from '../lib/busy-ports.ts'
import { runScript, runTool } from '../lib/run.ts'
import { onSlowMachine } from '../lib/slow-machine.ts'
import { dayInTurn } from '../lib/test-day.ts'
import { pictureVariables } from '../real-build.ts'
import { countsOf, type Ran, ranStep, readPlaywright, readVitest, withExit } from './ran.ts'

const reportFolder = '.cache/reports'
const stages: Array<{ name: string; ran: readonly Ran[]; seconds: number }> = []

/** How many of the slowest tests the end of a run names. */
const slowestShown = 10
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)

/** Runs a stage. Says every half minute that it still runs: some of its tools are silent until they end. */
async function stage(name: string, work: () => Promise<readonly Ran[]>): Promise<readonly Ran[]> {
  console.log(`\n== ${name} ==`)
  const startedAt = performance.now()
  const say = () => console.log(`   … ${name}, ${secondsSince(startedAt)} s`)
  const timer = setInterval(say, 30_000)
  const ran = await work()
  clearInterval(timer)
  stages.push({ name, ran, seconds: secondsSince(startedAt) })
  return ran
}

/** Reads a runner's report with `read`; one that was not written, as by a runner that crashed, has no tests. */
function readReport<Report>(file: string, read: (report: Report) => Ran[]): Ran[] {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as Report) : []
}

async function vitest(projects: readonly string[], options: readonly string[] = []) {
  const file = join(reportFolder, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...chosen, ...reporters, ...options]
  const { ok } = await runTool('vitest', args, { live: true })
  return withExit('vitest', readReport(file, readVitest), ok)
}

async function playwright(name: string, options: readonly string[] = [], more = {}) {
  const file = join(reportFolder, `${name}.json`)
  const args = ['test', '--reporter=list,json', '--forbid-only', ...options]
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...more }
  const { ok } = await runTool('playwright', args, { live: true, env })
  return withExit('playwright', readReport(file, readPlaywright), ok)
}

/** Runs a script of the project. */
async function step(script: string, args: readonly string[] = []) {
  const { ok, output } = await runScript(script, args, { echo: true })
  return [ranStep(script, ok, lastOf(output))]
}

/** The end of an output says why a step failed. */
const lastOf = (output: string) => output.trim().split('\n').slice(-20).join('\n')

/** Builds Storybook beside the shop: neither build uses both cores all the time. */
async function builds() {
  const [shop, storybook] = await Promise.all([
    step('scripts/build-for-e2e.ts'),
    runTool('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']),
  ])
  return [...shop, ranStep('build of Storybook', storybook.ok, lastOf(storybook.output))]
}

/** Without what `npm run check -- storybook` opens besides. */
const openStorybook = '--config scripts/storybook --grep-invert @more'.split(' ')

async function browserStages(slow: { SLOW_MACHINE: string } | null): Promise<void> {
  await stage('browser', () => step('scripts/ensure-browser.ts'))
  await stage('stories', () => vitest(['stories']))
  const built = await stage('builds', builds)
  if (countsOf(built).failed > 0) return
  await stage('sizes', () => step('scripts/size.ts'))
  await stage('storybook', () => playwright('storybook', openStorybook))
  await stage('e2e', () => playwright('e2e'))
  if (!slow) return
  await stage('pictures', () => playwright('pictures', ['--project', 'pictures'], pictureVariables))
  await stage('e2e, slow machine', () => playwright('e2e-slow-machine', [], slow))
}

function listFailures(): void {
  for (const { name, ran } of stages)
    for (const { title, place, end, why } of ran)
      if (end === 'failed') console.log(`\nFAIL ${name}: ${place} > ${title}\n${why}`)
}

interface Extent {
  quick: boolean
  all: boolean
  /** Of the slow machine. */
  seed: string | undefined
}

/**
 * Runs all checks and tests, `quick` without those that need a browser, and says at the end what failed and what was slow.
 * With `all` the end-to-end tests run as on a slow machine, too. All run under one of five days: a second run under another
 * clock would find what the next days find.
 */
export async function runAll({ quick, all: isAll, seed }: Extent): Promise<boolean> {
  const day = process.env['TEST_DAY'] || dayInTurn(new Date())
  process.env['TEST_DAY'] = day
  const dayLine = `The day of this run: ${day}. Again: TEST_DAY=${day} npm ${quick ? 'run test:quick' : 'test'}`

  if (!quick) await stopIfTestPortsAreTaken()
  console.log(dayLine)
  const slow = isAll ? onSlowMachine(seed) : null
  rmSync(reportFolder, { recursive: true, force: true })
  rmSync(coverageFolder, { recursive: true, force: true })
  mkdirSync(reportFolder, { recursive: true })

  await stage('checks', () => runChecks())
  await stage('unit and contract', () => vitest(['unit', 'unit-dom', 'tools', 'contract']))
  if (!quick) await browserStages(slow)
  await stage('contract coverage', () => step('scripts/contract/coverage.ts'))
  await stage('specification', () => step('scripts/specification.ts', ['--ran']))

  const all = stages.flatMap(({ ran }) => ran)
  listFailures()
  console.log(`\n== the ${slowestShown} slowest tests ==`)
  for (const { title, place, ms } of all.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown))
    console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${place} > ${title}`)
  console.log('\n== summary ==')
  console.table(
    stages.map(({ name, ran, seconds }) => ({ stage: name, ...countsOf(ran), seconds })),
  )
  const { passed, failed } = countsOf(all)
  console.log(dayLine)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}
