import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from './checks.ts'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './lib/failures.ts'
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
const stages: Array<Result & { name: string; seconds: number }> = []

interface Result {
  tally: Tally
  failures: readonly Failure[]
}

async function stage(name: string, work: () => Promise<Result>): Promise<void> {
  console.log(`\n== ${name} ==`)
  const startedAt = performance.now()
  const result = await work()
  stages.push({ name, ...result, seconds: Math.round((performance.now() - startedAt) / 1000) })
}

/** A runner's report; null where it wrote none. */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

async function vitest(projects: readonly string[]): Promise<Result> {
  const file = join(reports, `${projects.join('-')}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { ok } = await runTool('vitest', ['run', ...chosen, ...reporters], { live: true })
  const report = readReport(file)
  return { tally: tallyOfRunner(readVitest(report), ok), failures: failuresOfVitest(report) }
}

async function playwright(): Promise<Result> {
  const file = join(reports, 'e2e.json')
  const { ok } = await runTool('playwright', ['test', '--reporter=list,json'], {
    live: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = readReport(file)
  return {
    tally: tallyOfRunner(readPlaywright(report), ok),
    failures: failuresOfPlaywright(report),
  }
}

async function check(): Promise<Result> {
  const checked = await runChecks()
  return {
    tally: sumOf(checked.map(({ ok }) => tallyOfStep(ok))),
    failures: checked.flatMap(({ ok, name, output }) => (ok ? [] : { name, why: output.trim() })),
  }
}

async function step(started: Promise<Outcome>): Promise<Result> {
  return { tally: tallyOfStep((await started).ok), failures: [] }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await stage('browser', () => step(runScript('scripts/ensure-browser.ts', [], { live: true })))
await stage('checks', check)
await stage('unit and contract', () => vitest(['unit', 'unit-dom', 'tools', 'contract']))
await stage('stories', () => vitest(['stories']))
await stage('builds', () => step(runScript('scripts/build-for-e2e.ts', [], { live: true })))
if (stages.at(-1)?.tally.failed) {
  await stage('sizes and e2e, not run without builds', async () => ({
    tally: tallyOfStep(false),
    failures: [],
  }))
} else {
  await stage('sizes', () => step(runScript('scripts/size.ts', [], { live: true })))
  await stage('e2e', playwright)
}

for (const { name, failures } of stages) {
  for (const failure of failures) console.log(`\nFAIL ${name}: ${failure.name}\n${failure.why}`)
}
console.log('\n== summary ==')
console.table(stages.map(({ name, tally, seconds }) => ({ name, ...tally, seconds })))
const { passed, failed } = sumOf(stages.map(({ tally }) => tally))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
