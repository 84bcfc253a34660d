import { steps } from './gen/steps.ts'
import { readCommand, refuse } from './lib/command.ts'

const usage = `npm run gen -- [steps]

Writes everything generated, or what the named steps write. Nothing of it is edited by hand; all of it is committed.

${Object.entries(steps)
  .map(([name, { writes }]) => `  ${name.padEnd(12)}${writes}`)
  .join('\n')}`

const unknown = process.argv.slice(2).find((word) => !word.startsWith('-') && !(word in steps))
if (unknown !== undefined) refuse(`There is no step ${unknown}\n\nUsage: ${usage}`)
const { positionals: named } = readCommand(usage, {}, { optional: Infinity })
for (const [name, { run, byHand }] of Object.entries(steps)) {
  const isWanted = named.length > 0 ? named.includes(name) || name === 'format' : !byHand
  if (!isWanted) continue
  const startedAt = performance.now()
  try {
    await run()
  } catch (error) {
    refuse(`FAIL ${name}\n${error instanceof Error ? error.message : String(error)}`)
  }
  console.log(`ok   ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
}
