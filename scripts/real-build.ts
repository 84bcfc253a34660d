import { slowdown } from './lib/slow-machine.ts'

/**
 * Three for two cores: a third of a test's time it waits, for an animation, a debounced call or the next look. On a slow
 * machine it waits most of the time.
 */
export const workers = slowdown === 1 ? 3 : 5

/** Port of the mock backend of the `real-api` tests: another origin than the page that calls it. */
export const apiPort = 4010

/** Each worker opens a shop with data of its own, on `shopPort` and the ports after it. */
export const shopPort = apiPort + 1

/** The build that they serve: the shop's; the layout audit are also tried with the made-up language, which that one lacks. */
export const shopBuild = process.env['LOOK'] === undefined ? 'dist' : 'dist-look'

/** Folder of the build that the `real-api` tests open: a copy of `dist`, configured for that backend. */
export const realBuild = 'dist-real'

/** Where it is served: below a path, so that each of those tests also finds what forgets the path. */
export const realBase = '/shop/'
export const realAddress = `http://127.0.0.1:4174${realBase}`

export const demoAddress = 'http://127.0.0.1:4173'

/** All ports of the end-to-end tests. A server of somebody else's on one of them would be tested in the place of ours. */
export const testPorts = [
  ...Array.from({ length: workers + 1 }, (_, place) => apiPort + place),
  ...[demoAddress, realAddress].map((address) => Number(new URL(address).port)),
]

/** What a run that takes the pictures of README.md and docs/qa.md is told; it has no test day, since pictures have a day of their own. */
export const pictureVariables = { PICTURES: '1', TEST_DAY: '', TEST_CLOCK_AHEAD: '' }
