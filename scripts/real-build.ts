/**
 * Where the end-to-end tests find what they open. Each worker has a shop of its own, built for a real API and served
 * by a mock backend with its own data: `shopPort` and the ports after it.
 */
export const workers = 2
export const shopPort = 4010

/** The mock backend of the `other-origin` tests: another origin than the page that calls it. */
export const apiPort = shopPort + workers

/** Folder of the build that those tests open: like `dist`, configured for that backend. */
export const realBuild = 'dist-real'
