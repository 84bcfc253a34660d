import { meant } from './lib/command.ts'

/**
 * The seed of a run that imitates a slow machine (`npm run test:e2e -- --slow-machine`). Undefined in other
 * runs.
 */
const seed = process.env['SLOW_MACHINE'] || undefined

/** The factor by which pages are slowed down and by which tests wait longer. */
export const slowdown = seed === undefined ? 1 : 4

/**
 * The `--delay` of the mock servers that tests open. By default, answers are instant, and a test of a loading
 * state delays its own calls. In a run that imitates a slow machine, each answer is delayed by up to 1.5 s at
 * random, so answers arrive out of order.
 */
export const answersAfter = seed === undefined ? 'instant' : `jitter:1500:${seed}`

/**
 * Returns the environment of a run that imitates a slow machine, with the given seed or a random one, and
 * prints how to repeat the run.
 */
export function onSlowMachine(chosen: string | undefined): { SLOW_MACHINE: string } {
  const isSeed = (text: string) => (/^\d{1,9}$/.test(text) ? text : null)
  const drawn = chosen ?? String(Math.floor(Math.random() * 1_000_000))
  const SLOW_MACHINE = meant('--seed', 'a whole number of up to nine digits', drawn, isSeed)
  console.log(
    `The seed of the slow machine: ${SLOW_MACHINE}. Again: npm run test:e2e -- --slow-machine --seed ${SLOW_MACHINE}`,
  )
  return { SLOW_MACHINE }
}

/**
 * The number of workers. Two cores can run three, because a test waits for a third of its time: for an
 * animation, a debounced call or its next check. On a slow machine it waits for most of its time.
 */
export const workers = slowdown === 1 ? 3 : 5

/**
 * The port of the mock backend for the `real-api` tests. It differs from the page's port, so that the page
 * calls another origin.
 */
export const apiPort = 4010

/** Each worker opens a shop with its own data, on `shopPort` or a port after it. */
export const shopPort = apiPort + 1

/**
 * The folder of the build that the `real-api` tests open. It is a copy of `dist` that is configured for that
 * backend.
 */
export const realBuild = 'dist-real'

/** This build is served below a path, so that the `real-api` tests also find code that forgets the path. */
export const realBase = '/shop/'
export const realAddress = `http://127.0.0.1:4174${realBase}`

export const demoAddress = 'http://127.0.0.1:4173'

/** The built Storybook is served below a path, so that a file with a wrong address is not found. */
export const storybookBuild = 'storybook-static'
export const storybookAddress = 'http://127.0.0.1:4175/design/'

/**
 * The environment of a run that takes the pictures of README.md and docs/qa.md. It has no test day, because
 * the pictures always show the same day.
 */
export const pictureVariables = { PICTURES: '1', TEST_DAY: '', TEST_CLOCK_AHEAD: '' }
