import { type CommandOptions, readCommand, refuse } from './lib/command.ts'
import { runTool } from './lib/run.ts'
import { isTestDay, testDays } from './lib/test-day.ts'

const usage = `npm run test:days -- [options] [end-to-end tests]

Runs the unit and contract tests under each of the days: ${Object.keys(testDays).join(', ')}.

  --only leap-day   that day alone
  --e2e             the end-to-end tests too, of the last build; words after it choose some: --e2e admin account
  --help

One test under one day: TEST_DAY=leap-day npm run test:unit -- cart`

const options = {
  only: { type: 'string' },
  e2e: { type: 'boolean', default: false },
} as const satisfies CommandOptions

const { values, positionals } = readCommand(usage, options, { optional: 99 })
const { only = '' } = values
if (only && !isTestDay(only)) refuse(`There is no day "${only}"`)

const vitest = [
  'run',
  ...['unit', 'unit-dom', 'tools', 'contract'].map((one) => `--project=${one}`),
]
const red: string[] = []
for (const [TEST_DAY, moment] of Object.entries(testDays)) {
  if (only && only !== TEST_DAY) continue
  console.log(`\n== ${TEST_DAY}: ${moment} ==`)
  const live = { live: true, env: { TEST_DAY } }
  const isGreen =
    (await runTool('vitest', vitest, live)).ok &&
    (!values.e2e || (await runTool('playwright', ['test', ...positionals], live)).ok)
  if (!isGreen) red.push(TEST_DAY)
}
console.log(red.length === 0 ? '\nGreen on each day' : `\nRed: ${red.join(', ')}`)
process.exit(red.length === 0 ? 0 : 1)
