import { readCommand, refuse } from './lib/command.ts'
import { runTool } from './lib/run.ts'
import { isTestDay, testDays } from './lib/test-day.ts'
import { runAll } from './test/all.ts'

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
    '--day leap-day': 'with --days, that day alone',
    '--e2e': 'with --days, the end-to-end tests of the last build too; words choose some',
    '--mutation': `changes the rules of the rooms that the words name, or of all, one at a time: npm test -- --mutation
domain/cart. What no test notices has no owner`,
  },
  { more: Infinity },
)

const live = { live: true }
const unit = ['unit', 'unit-dom', 'tools']

async function vitest(projects: readonly string[], options = live): Promise<boolean> {
  const chosen = projects.map((project) => `--project=${project}`)
  return (await runTool('vitest', ['run', ...chosen, ...(values.days ? [] : words)], options)).ok
}

/** Runs the tests under each day, or the named one, with the end-to-end tests where they are asked for. */
async function onDays({ day: only, e2e }: typeof values): Promise<boolean> {
  if (only !== undefined && !isTestDay(only)) refuse(`There is no day "${only}"`)
  const red: string[] = []
  for (const [TEST_DAY, moment] of Object.entries(testDays)) {
    if (only !== undefined && only !== TEST_DAY) continue
    console.log(`\n== ${TEST_DAY}: ${moment} ==`)
    const options = { ...live, env: { TEST_DAY } }
    const isGreen =
      (await vitest([...unit, 'contract'], options)) &&
      (!e2e || (await runTool('playwright', ['test', ...words], options)).ok)
    if (!isGreen) red.push(TEST_DAY)
  }
  console.log(red.length === 0 ? '\nGreen on each day' : `\nRed: ${red.join(', ')}`)
  return red.length === 0
}

async function chosen(): Promise<boolean> {
  if (values.days) return onDays(values)
  if (values.unit) return vitest(unit)
  if (values.contract) return vitest(['contract'])
  if (values.stories) return vitest(['stories'])
  if (values.mutation) return (await import('./test/mutation.ts')).runMutation(words)
  return runAll({ quick: values.quick === true, all: values.all === true, seed: values.seed })
}

process.exit((await chosen()) ? 0 : 1)
