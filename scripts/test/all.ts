import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { coverageFolder } from '../../mocks/note-answers.ts'
import { runChecks } from '../check/checks.ts'
import { stopIfTestPortsAreTaken } from '../lib/busy-ports.ts'
import { runScript, runTool } from '../lib/run.ts'
import { onSlowMachine } from '../lib/slow-machine.ts'
import { dayInTurn } from '../lib/test-day.ts'
import { pictureVariables } from '../real-build.ts'

interface Part {
  part: string
  result: 'ok' | 'FAIL'
  /** By the clock. */
  seconds: number
  /** Of the machine's processors, also for other programs that run meanwhile. */
  processor: number
}
const parts: Part[] = []

/** The seconds that the machine's processors have worked since it started. */
function worked(): number {
  const ms = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return ms.reduce((sum, one) => sum + one, 0) / 1000
}

/** Runs a part and notes how it ended. Its runner says itself what is red, in the last lines that it prints. */
async function run(part: string, work: () => Promise<{ ok: boolean }>): Promise<boolean> {
  console.log(`\n== ${part} ==`)
  const [startedAt, before] = [performance.now(), worked()]
  const { ok } = await work()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const processor = Math.round(worked() - before)
  parts.push({ part, result: ok ? 'ok' : 'FAIL', seconds, processor })
  return ok
}

const live = { live: true }
const script = (file: string, ...args: string[]) => runScript(file, args, live)
const vitest = (...projects: string[]) =>
  runTool('vitest', ['run', ...projects.map((project) => `--project=${project}`)], live)
const playwright = (args: readonly string[], env = {}) =>
  runTool('playwright', ['test', '--forbid-only', ...args], { ...live, env })

/** What a shopper and the staff do from end to end; the other tests look at one screen, one fault, one door. */
const journeys = ['journeys/', 'admin/whole-way']
const others = ['screens/', 'faults/', 'admin/(?!whole-way)', 'drift/', 'real-api/', 'demo/']

/** What holds only while answers are quick or come in order: sessions, writes, what is asked more than once. */
const underLoad = ['one-purchase', 'faults/(order|payment|checkout-session|whose-it-is)']

/** Builds Storybook beside the shop: neither build uses both cores all the time. */
async function buildAll() {
  const [shop, storybook] = await Promise.all([
    script('scripts/build-for-e2e.ts'),
    runTool('storybook', ['build', '--output-dir', 'storybook-static', '--quiet']),
  ])
  if (!storybook.ok) console.log(storybook.output)
  return { ok: shop.ok && storybook.ok }
}

interface Extent {
  quick: boolean
  all: boolean
  /** Of the slow machine. */
  seed: string | undefined
}

async function runBrowserParts({ all, seed }: Extent): Promise<void> {
  if (!(await run('browser', () => script('scripts/ensure-browser.ts')))) return
  await run('stories', () => vitest('stories'))
  const build = all ? buildAll : () => script('scripts/build-for-e2e.ts', '--shop')
  if (!(await run('build', build))) return
  await run('sizes', () => script('scripts/size.ts'))
  await run('journeys', () => playwright(journeys))
  if (!all) return
  await run('other end-to-end tests', () => playwright(others))
  const slow = onSlowMachine(seed)
  await run('slow machine', () => playwright([...underLoad, '--project=phone-vi'], slow))
  await run('pictures', () => playwright(['--project=pictures'], pictureVariables))
  await run('built Storybook', () =>
    playwright(['--config', 'scripts/storybook', '--grep-invert', '@more']),
  )
  await run('hosting', () => script('scripts/check/hosting.ts'))
}

/**
 * Runs what one runs before a pull request; `quick` stops before what needs a browser, `all` adds the rest. All of it runs
 * under one of five days: a run under another clock would find what the next days find.
 */
export async function runAll(extent: Extent): Promise<boolean> {
  const day = process.env['TEST_DAY'] || dayInTurn(new Date())
  process.env['TEST_DAY'] = day
  const option = extent.quick ? ' -- --quick' : extent.all ? ' -- --all' : ''
  const dayLine = `The day of this run: ${day}. Again: TEST_DAY=${day} npm test${option}`
  if (!extent.quick) await stopIfTestPortsAreTaken()
  console.log(dayLine)
  rmSync(coverageFolder, { recursive: true, force: true })
  mkdirSync(coverageFolder, { recursive: true })

  await run('checks', async () => ({ ok: await runChecks() }))
  await run('unit and contract', () => vitest('unit', 'unit-dom', 'tools', 'contract'))
  await run('contract coverage', () => script('scripts/contract/coverage.ts'))
  if (!extent.quick) await runBrowserParts(extent)

  console.table(parts)
  console.log(dayLine)
  const red = parts.filter(({ result }) => result === 'FAIL').map(({ part }) => part)
  console.log(red.length === 0 ? 'All parts are green' : `Red: ${red.join(', ')}`)
  return red.length === 0
}
