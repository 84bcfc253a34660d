import { shiftClock } from '../scripts/lib/test-day'
import { isTestRun } from './test-run'

/**
 * The seed for the world of every story. The fixed time, nine in the morning in Vietnam, keeps dates the
 * same.
 */
export const storySeed = {
  seed: 1,
  now: new Date('2026-11-21T02:00:00Z'),
  // Pictures lie beside the page, below whatever path it is hosted; the tests run at the root.
  assetBase: isTestRun ? '' : new URL('.', window.location.href).pathname.slice(0, -1),
}

// A screen that counts from today, as the dashboard's range does, must meet the days of its world. Time goes
// on.
shiftClock(storySeed.now.getTime() - Date.now())
