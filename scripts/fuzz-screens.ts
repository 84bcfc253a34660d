import { parseArgs } from 'node:util'
import { runScript, runTool } from './lib/run.ts'

/**
 * Opens every screen with random answers: `npm run fuzz:screens -- --seed 7 --rounds 5 --only /cart`.
 * Each round breaks the answers of one operation. Prints screen, seed, operation, what was broken and what the screen
 * made of it; the printed scenario shows the same in the demo. `--built` takes the last build of the end-to-end tests.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    built: { type: 'boolean', default: false },
  },
})

const { seed, rounds, only, built } = values
for (const [name, text] of Object.entries({ seed, rounds })) {
  if (/^\d+$/.test(text)) continue
  console.error(`--${name} must be a whole number, not ${text}`)
  process.exit(1)
}

if (!built) {
  const builds = await runScript('scripts/build-for-e2e.ts', [], { live: true })
  if (!builds.ok) process.exit(1)
}
const { ok } = await runTool(
  'playwright',
  ['test', 'fuzz/screens.spec.ts', '--project', 'phone-vi'],
  {
    live: true,
    env: { FUZZ_SEED: seed, FUZZ_ROUNDS: rounds, FUZZ_ONLY: only },
  },
)
process.exit(ok ? 0 : 1)
