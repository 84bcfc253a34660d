import { runChecks } from './checks.ts'

const results = await runChecks()
const failed = results.filter(({ ok }) => !ok).length
console.log(`${results.length - failed} checks passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
