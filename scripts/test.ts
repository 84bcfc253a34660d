import { readCommand } from './lib/command.ts'
import { runTool } from './lib/run.ts'
import { testDays } from './lib/test-day.ts'
import { runAll } from './test/all.ts'
import { runDays } from './test/days.ts'

const about = `npm test -- [options] [words]

Runs all checks and tests, the fastest first, under the day whose turn it is; TEST_DAY=leap-day names another, here and
for any test command. A browser test that fails is tried once more; one that passes then is listed as flaky.`

const { values, positionals: words } = readCommand(
  about,
  {
    '--quick': 'stops before the tests that need a browser (npm run test:quick)',
    '--unit': 'only unit tests; words are parts of file names: npm test -- --unit cart',
    '--contract': 'only contract tests',
    '--days': `unit and contract tests under each of the days: ${Object.keys(testDays).join(', ')}`,
    '--day leap-day': 'with --days, that day alone',
    '--e2e': 'with --days, the end-to-end tests of the last build too; words choose some',
    '--mutation': `changes the rules of the rooms that the words name, or of all, one at a time: npm test -- --mutation
domain/cart. What no test notices has no owner`,
  },
  { more: Infinity },
)

async function vitest(...projects: string[]): Promise<boolean> {
  const chosen = projects.map((project) => `--project=${project}`)
  return (await runTool('vitest', ['run', ...chosen, ...words], { live: true })).ok
}

async function chosen(): Promise<boolean> {
  if (values.days) return runDays(values.day, values.e2e ? words : null)
  if (values.unit) return vitest('unit', 'unit-dom', 'tools')
  if (values.contract) return vitest('contract')
  if (values.mutation) return (await import('./test/mutation.ts')).runMutation(words)
  return runAll({ quick: values.quick === true })
}

process.exit((await chosen()) ? 0 : 1)
