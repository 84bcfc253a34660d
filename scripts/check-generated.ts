import { generatedDigests } from './lib/generated.ts'
import { runScript } from './lib/run.ts'

/** Fails where `npm run gen` changes anything: what is generated must be committed as it comes. */
const before = generatedDigests()
const { ok, output } = await runScript('scripts/gen.ts')
if (!ok) {
  console.error(output)
  process.exit(1)
}

const after = generatedDigests()
const files = new Set([...before.keys(), ...after.keys()])
const stale = [...files].filter((file) => before.get(file) !== after.get(file))
if (stale.length > 0) {
  console.error(`Out of date, now rewritten by npm run gen:\n  ${stale.join('\n  ')}`)
  process.exit(1)
}
console.log(`${after.size} generated files are up to date`)
