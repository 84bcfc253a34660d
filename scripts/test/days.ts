import { refuse } from '../lib/command.ts'
import { runTool } from '../lib/run.ts'
import { isTestDay, testDays } from '../lib/test-day.ts'

const vitest = ['unit', 'unit-dom', 'tools', 'contract'].map((project) => `--project=${project}`)

/** Runs the tests under each day, or the named one; end-to-end tests too, those that `e2e` names, unless it is null. */
export async function runDays(only: string | undefined, e2e: readonly string[] | null) {
  if (only !== undefined && !isTestDay(only)) refuse(`There is no day "${only}"`)
  const red: string[] = []
  for (const [TEST_DAY, moment] of Object.entries(testDays)) {
    if (only !== undefined && only !== TEST_DAY) continue
    console.log(`\n== ${TEST_DAY}: ${moment} ==`)
    const live = { live: true, env: { TEST_DAY } }
    const isGreen =
      (await runTool('vitest', ['run', ...vitest], live)).ok &&
      (e2e === null || (await runTool('playwright', ['test', ...e2e], live)).ok)
    if (!isGreen) red.push(TEST_DAY)
  }
  console.log(red.length === 0 ? '\nGreen on each day' : `\nRed: ${red.join(', ')}`)
  return red.length === 0
}
