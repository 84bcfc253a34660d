import { readOption } from './lib/command.ts'

/**
 * The seed of a run that imitates a slow machine (`npm run test:e2e -- --slow-machine`). Other runs have no
 * seed.
 */
const seed = process.env['SLOW_MACHINE'] || undefined

/** How many times slower the pages run, and how many times longer the tests wait. */
export const slowdown = seed === undefined ? 1 : 4

/**
 * The `--delay` of the mock servers that tests open. Answers are instant, so a test of a loading state delays
 * its own calls. On an imitated slow machine each answer takes up to 1.5 s at random, so answers arrive out
 * of order.
 */
export const answerDelay = seed === undefined ? 'instant' : `jitter:1500:${seed}`

/**
 * Returns the environment of a run that imitates a slow machine, with the given seed or a random one, and
 * prints how to repeat the run.
 */
export function slowMachineVariables(chosen: string | undefined): { SLOW_MACHINE: string } {
  const isSeed = (text: string) => (/^\d{1,9}$/.test(text) ? text : null)
  const drawn = chosen ?? String(Math.floor(Math.random() * 1_000_000))
  const SLOW_MACHINE = readOption('--seed', 'a whole number of up to nine digits', drawn, isSeed)
  console.log(
    `The seed of the slow machine: ${SLOW_MACHINE}. Again: npm run test:e2e -- --slow-machine --seed ${SLOW_MACHINE}`,
  )
  return { SLOW_MACHINE }
}

/**
 * The number of workers. Two cores can run three workers, because a test spends a third of its time waiting
 * for an animation or a delayed call. On an imitated slow machine, a test waits most of its time, so two
 * cores can run five workers.
 */
export const workers = slowdown === 1 ? 3 : 5

/**
 * The port of the mock backend for the `real-api` tests. The page has another port, so its calls go to
 * another origin.
 */
export const apiPort = 4010

/**
 * The first port of the tests' shops. Each worker opens a shop with its own data, on this port or a later
 * one.
 */
export const shopPort = apiPort + 1

/**
 * The folder of the build that the `real-api` tests open. It is a copy of `dist` that is configured for the
 * mock backend on `apiPort`.
 */
export const realBuild = 'dist-real'

/** The `real-api` tests serve their build below this path, so that they find code that forgets the path. */
export const realBase = '/shop/'
export const realAddress = `http://127.0.0.1:4174${realBase}`

export const demoAddress = 'http://127.0.0.1:4173'

/**
 * The folder of the built Storybook. Tests serve it below `/design/`, because a link that forgets its base
 * path then fails.
 */
export const storybookBuild = 'storybook-static'
export const storybookAddress = 'http://127.0.0.1:4175/design/'

/**
 * The environment of a run that takes the pictures of README.md and docs/qa.md. It clears the test day,
 * because the pictures always show the same day.
 */
export const pictureVariables = { PICTURES: '1', TEST_DAY: '', TEST_CLOCK_AHEAD: '' }
