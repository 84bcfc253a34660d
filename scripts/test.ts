import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './checks.ts'
import { type Outcome, runScript, runTool } from './lib/run.ts'
import {
  readPlaywright,
  readVitest,
  sumOf,
  type Tally,
  tallyOfRunner,
  tallyOfStep,
} from './lib/tally.ts'

/** All that guards the project, in the order of what fails fastest. Ends with one line of sums. */
const reports = '.cache/reports'
const stages: Array<{ name: string; tally: Tally; seconds: number }> = []

async function stage(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n== ${name} ==`)
  const startedAt = performance.now()
  const tally = await work()
  stages.push({ name, tally, seconds: Math.round((performance.now() - startedAt) / 1000) })
}

function readReport(file: string, read: (report: unknown) => Tally): Tally | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

async function vitest(projects: readonly string[]): Promise<Tally> {
  const file = join(reports, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await runTool('vitest', ['run', ...chosen, ...reporters], { live: true })
  return tallyOfRunner(readReport(file, readVitest), ok)
}

async function playwright(): Promise<Tally> {
  const file = join(reports, 'e2e.json')
  const { ok } = await runTool('playwright', ['test', '--reporter=list,json'], {
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  return tallyOfRunner(readReport(file, readPlaywright), ok)
}

const step = async (started: Promise<Outcome>): Promise<Tally> => tallyOfStep((await started).ok)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await stage('browser', () => step(runScript('scripts/ensure-browser.ts', [], { live: true })))
await stage('checks', async () => sumOf((await runChecks()).map(tallyOfStep)))
await stage('unit and contract', () => vitest(['unit', 'unit-dom', 'tools', 'contract']))
await stage('stories', () => vitest(['stories']))
await stage('builds', () => step(runScript('scripts/build-for-e2e.ts', [], { live: true })))
if (stages.at(-1)?.tally.failed) {
  await stage('sizes and e2e, not run without builds', async () => tallyOfStep(false))
} else {
  await stage('sizes', () => step(runScript('scripts/size.ts', [], { live: true })))
  await stage('e2e', playwright)
}

console.log('\n== summary ==')
console.table(stages.map(({ name, tally, seconds }) => ({ name, ...tally, seconds })))
const { passed, failed } = sumOf(stages.map(({ tally }) => tally))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
