import { meant } from './lib/command.ts'

/** The seed of a run as on a slow machine (`npm run test:e2e -- --slow-machine`); undefined in any other. */
const seed = process.env['SLOW_MACHINE'] || undefined

/** The factor by which pages are slowed down and by which tests wait longer. */
export const slowdown = seed === undefined ? 1 : 4

/**
 * The `--delay` of the mock servers that tests open. Answers are instant; a test that checks a loading state
 * delays its own calls. In a run as on a slow machine each answer is delayed by up to 1.5 s at random, so
 * answers arrive out of order.
 */
export const answersAfter = seed === undefined ? 'instant' : `jitter:1500:${seed}`

/**
 * Returns the environment of a run as on a slow machine, with this seed or any, and says how to repeat it.
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
 * Three for two cores: a third of a test's time it waits, for an animation, a debounced call or the next
 * look. On a slow machine it waits most of the time.
 */
export const workers = slowdown === 1 ? 3 : 5

/** Port of the mock backend of the `real-api` tests: another origin than the page that calls it. */
export const apiPort = 4010

/** Each worker opens a shop with data of its own, on `shopPort` and the ports after it. */
export const shopPort = apiPort + 1

/** Folder of the build that the `real-api` tests open: a copy of `dist`, configured for that backend. */
export const realBuild = 'dist-real'

/** The build is served below a path, so that each of those tests also finds code that forgets the path. */
export const realBase = '/shop/'
export const realAddress = `http://127.0.0.1:4174${realBase}`

export const demoAddress = 'http://127.0.0.1:4173'

/** The built Storybook lives below a path, so that what forgets it is missing. */
export const storybookBuild = 'storybook-static'
export const storybookAddress = 'http://127.0.0.1:4175/design/'

/**
 * Environment of a run that takes the pictures of README.md and docs/qa.md. It has no test day, because the
 * pictures have a day of their own.
 */
export const pictureVariables = { PICTURES: '1', TEST_DAY: '', TEST_CLOCK_AHEAD: '' }
