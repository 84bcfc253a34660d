import { checks, runCheck, runChecks } from './check/checks.ts'
import { readCommand } from './lib/command.ts'

const about = `npm run check -- [names]

Runs the checks that need no build, or those that are named. One that is named alone takes options: npm run check --
messages --help.`

const known = Object.fromEntries(Object.entries(checks).map(([name, { says }]) => [name, says]))
const [, , first = '', ...others] = process.argv
const alone = checks[first]
if (alone && !others.some((word) => word in checks)) {
  const { ok } = await runCheck(alone, others, { live: true })
  if (!ok) console.error(`FAIL ${first}: ${alone.says}`)
  process.exit(ok ? 0 : 1)
}
const { positionals: named } = readCommand(about, {}, { more: Infinity, known })
process.exit((await runChecks(named)) ? 0 : 1)
