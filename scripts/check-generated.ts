import { generatedDigests } from './lib/generated.ts'
import { runScript } from './lib/run.ts'

/** Fails when `npm run gen` changes a file: generated files are committed and never edited by hand. */
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
  console.error(
    `These generated files were out of date. They are rewritten now: commit them.\n  ${stale.join('\n  ')}`,
  )
  process.exit(1)
}
console.log(`${after.size} generated files are up to date`)
