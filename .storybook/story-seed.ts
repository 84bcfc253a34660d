import { shiftClock } from '../scripts/lib/test-day'
import { isTestRun } from './test-run'

/**
 * The seed of every story's world. Its time is always nine in the morning in Vietnam on the same day, so
 * dates in stories never change.
 */
export const storySeed = {
  seed: 1,
  now: new Date('2026-11-21T02:00:00Z'),
  // In Storybook, the pictures stand beside the page, which may be in any folder. Test runs serve the
  // pictures at the root.
  assetBase: isTestRun ? '' : new URL('.', window.location.href).pathname.slice(0, -1),
}

// The clock of the page moves to the day of the story's world and runs on from there. Screens that count from
// today then meet the world's orders.
shiftClock(storySeed.now.getTime() - Date.now())
