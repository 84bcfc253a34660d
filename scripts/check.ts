import { checks, type Check, run, runChecks } from './check/checks.ts'

const usage = `Usage: npm run check -- [names]

Runs the checks that need no build, or those that are named. One that is named first takes options: npm run check -- stories
--guides.

${Object.entries(checks)
  .map(([name, { says }]) => `  ${name.padEnd(14)}${says}`)
  .join('\n')}`

const words = process.argv.slice(2)
const [first = '', ...others] = words
if (first === '--help') {
  console.log(usage)
  process.exit(0)
}
const named = words.filter((word) => word in checks)
if (named.length === 1 && named[0] === first) {
  const { ok } = await run(checks[first] as Check, others, { live: true })
  process.exit(ok ? 0 : 1)
}
if (named.length < words.length) {
  console.error(usage)
  process.exit(1)
}
const results = await runChecks(named)
const failed = results.filter(({ ok }) => !ok).length
console.log(`${results.length - failed} checks passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
