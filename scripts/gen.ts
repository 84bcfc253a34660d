import { genSteps } from './gen/steps.ts'
import { messageOf, readCommand, refuse } from './lib/command.ts'

const about = `npm run gen -- [steps]

Writes everything generated, or what the named steps write. Nothing of it is edited by hand; all of it is committed.`

const all = Object.entries(genSteps)
const known = Object.fromEntries(all.map(([name, { writes }]) => [name, writes]))
const { positionals: named } = readCommand(about, {}, { more: Infinity, known })
for (const [name, { run, byHand }] of all) {
  const isWanted = named.length > 0 ? named.includes(name) || name === 'format' : !byHand
  if (!isWanted) continue
  const startedAt = performance.now()
  try {
    await run()
  } catch (error) {
    refuse(`FAIL ${name}\n${messageOf(error)}`)
  }
  console.log(`ok   ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}
