import { meant } from './command.ts'

/** The seed of a run as on a slow machine (`npm run test:e2e -- --slow-machine`); undefined in any other. */
const seed = process.env['SLOW_MACHINE'] || undefined

/** So many times slower is the processor of each page, and so many times longer tests wait before they give up. */
export const slowdown = seed === undefined ? 1 : 4

/**
 * The `--delay` of the mock servers that tests open. Answers come at once: what a test needs to see while it waits, it slows
 * down itself. On a slow machine each takes up to 1.5 s of its own, so that they come in another order than they were asked for.
 */
export const answersAfter = seed === undefined ? 'instant' : `jitter:1500:${seed}`

/** Returns the environment of a run as on a slow machine, with this seed or any, and says how to repeat it. */
export function onSlowMachine(chosen: string | undefined): { SLOW_MACHINE: string } {
  const isSeed = (text: string) => (/^\d{1,9}$/.test(text) ? text : null)
  const drawn = chosen ?? String(Math.floor(Math.random() * 1_000_000))
  const SLOW_MACHINE = meant('--seed', 'a whole number of up to nine digits', drawn, isSeed)
  console.log(
    `The seed of the slow machine: ${SLOW_MACHINE}. Again: npm run test:e2e -- --slow-machine --seed ${SLOW_MACHINE}`,
  )
  return { SLOW_MACHINE }
}
