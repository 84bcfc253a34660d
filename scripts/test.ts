import { cpus } from 'node:os'
import { runChecks } from './check/checks.ts'
import { slowMachineVariables, pictureVariables } from './e2e-setup.ts'
import { readCommand } from './lib/command.ts'
import { type Outcome, runScript, runTool } from './lib/run.ts'
import { testDayFor, testDays } from './lib/test-day.ts'

const about = `npm test -- [options] [words]

Runs what one runs before a pull request: checks, unit and contract tests, stories, sizes and journeys, under the day whose
turn it is; TEST_DAY=leap-day names another, here and for any test command. No test is tried again.`

const { values, positionals: words } = readCommand(
  about,
  {
    '--quick': 'stops before what needs a browser: before each commit',
    '--all': `adds the rest, as CI does: all end-to-end tests, those of sessions and writes once more as on a slow machine, the
pictures of README, the built Storybook, hosts`,
    '--seed 7': 'with --all, the delays of that run of the slow machine again',
    '--unit': 'only unit tests; words are parts of file names: npm test -- --unit cart',
    '--contract': 'only contract tests',
    '--stories': 'only stories; words are parts of file names',
    '--days': `unit and contract tests under each of the days: ${Object.keys(testDays).join(', ')}`,
    '--e2e': 'with --days, the end-to-end tests of the last build too; words choose some',
  },
  { more: Infinity },
)

const live = { live: true }
const unit = ['unit', 'unit-dom', 'tools']
/** True when the command line selects tests of one kind only. */
const isAlone = values.unit || values.contract || values.stories

function vitest(projects: readonly string[], options = live): Promise<Outcome> {
  const chosen = projects.map((project) => `--project=${project}`)
  return runTool('vitest', ['run', ...chosen, ...(isAlone ? words : [])], options)
}

/**
 * Runs the unit and contract tests once for each test day. If the command line asks for end-to-end tests,
 * they run too.
 */
async function onDays(): Promise<boolean> {
  const red: string[] = []
  for (const [TEST_DAY, moment] of Object.entries(testDays)) {
    console.log(`\n== ${TEST_DAY}: ${moment} ==`)
    const options = { ...live, env: { TEST_DAY } }
    const isGreen =
      (await vitest([...unit, 'contract'], options)).ok &&
      (!values.e2e || (await runTool('playwright', ['test', ...words], options)).ok)
    if (!isGreen) red.push(TEST_DAY)
  }
  console.log(red.length === 0 ? '\nGreen on each day' : `\nRed: ${red.join(', ')}`)
  return red.length === 0
}

type Part = {
  part: string
  result: 'ok' | 'FAIL'
  /** How long the part took, in seconds. */
  seconds: number
  /**
   * For how many seconds the machine's processors worked, with all processors added up. Other programs on the
   * machine count too.
   */
  processor: number
}
const parts: Part[] = []

/**
 * Returns for how many seconds the machine's processors have worked since the machine started, all added up.
 */
function worked(): number {
  const ms = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq)
  return ms.reduce((sum, one) => sum + one, 0) / 1000
}

/** Runs a part and records its result. The runner of the part prints its own failures in its last lines. */
async function run(part: string, work: () => Promise<{ ok: boolean }>): Promise<boolean> {
  console.log(`\n== ${part} ==`)
  const [startedAt, before] = [performance.now(), worked()]
  const { ok } = await work()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const processor = Math.round(worked() - before)
  parts.push({ part, result: ok ? 'ok' : 'FAIL', seconds, processor })
  return ok
}

const script = (file: string, ...args: string[]) => runScript(file, args, live)
const playwright = (args: readonly string[], env = {}) =>
  runTool('playwright', ['test', '--forbid-only', ...args], { ...live, env })

/**
 * The end-to-end tests that follow a shopper or a staff member through a whole task. All other tests check
 * one screen, one fault or one build.
 */
const journeys = ['journeys/', 'admin/whole-way']
const others = ['screens/', 'faults/', 'admin/(?!whole-way)', 'drift/', 'real-api/', 'demo/']

/**
 * Tests of sessions, writes and repeated requests. They run on the slow machine too, because they may fail
 * when answers are slow or out of order.
 */
const underLoad = ['one-purchase', 'faults/(order|payment|checkout-session|whose-it-is)']

/** Builds Storybook and the shop at the same time, because neither build uses both cores all the time. */
async function buildAll() {
  const [shop, storybook] = await Promise.all([
    script('scripts/build-for-e2e.ts'),
    runScript('scripts/build-storybook.ts'),
  ])
  if (!storybook.ok) console.log(storybook.output)
  return { ok: shop.ok && storybook.ok }
}

async function runBrowserParts(): Promise<void> {
  const { all, seed } = values
  if (!(await run('browser', () => script('scripts/ensure-browser.ts')))) return
  await run('stories', () => vitest(['stories']))
  const build = all ? buildAll : () => script('scripts/build-for-e2e.ts', 'shop')
  if (!(await run('build', build))) return
  await run('sizes', () => script('scripts/size.ts'))
  await run('journeys', () => playwright(journeys))
  if (!all) return
  await run('other end-to-end tests', () => playwright(others))
  const slow = slowMachineVariables(seed)
  await run('slow machine', () => playwright([...underLoad, '--project=phone-vi'], slow))
  await run('pictures', () => playwright(['--project=pictures'], pictureVariables))
  await run('built Storybook', () => playwright(['--project=storybook']))
  await run('hosting', () => script('scripts/check/hosting.ts'))
}

/**
 * Runs the tests for a pull request. `quick` leaves out the tests that need a browser, and `all` adds all
 * other tests. All tests of a run have the same test day. The runs of the following days use the other days.
 */
async function runAll(): Promise<boolean> {
  const day = process.env['TEST_DAY'] || testDayFor(new Date())
  process.env['TEST_DAY'] = day
  const option = values.quick ? ' -- --quick' : values.all ? ' -- --all' : ''
  const dayLine = `The day of this run: ${day}. Again: TEST_DAY=${day} npm test${option}`
  console.log(dayLine)
  await run('checks', async () => ({ ok: await runChecks() }))
  await run('unit and contract', () => vitest([...unit, 'contract']))
  if (!values.quick) await runBrowserParts()

  console.table(parts)
  console.log(dayLine)
  const red = parts.filter(({ result }) => result === 'FAIL').map(({ part }) => part)
  console.log(red.length === 0 ? 'All parts are green' : `Red: ${red.join(', ')}`)
  return red.length === 0
}

async function chosen(): Promise<boolean> {
  if (values.days) return onDays()
  if (values.unit) return (await vitest(unit)).ok
  if (values.contract) return (await vitest(['contract'])).ok
  if (values.stories) return (await vitest(['stories'])).ok
  return runAll()
}

process.exit((await chosen()) ? 0 : 1)
