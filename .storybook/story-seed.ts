/** What the world of every story is made of. The fixed time, nine in the morning in Vietnam, keeps dates the same. */
export const storySeed = {
  seed: 1,
  now: new Date('2026-11-21T02:00:00Z'),
  // Pictures below the page's own path are the service worker's affair.
  assetBase: '',
}
