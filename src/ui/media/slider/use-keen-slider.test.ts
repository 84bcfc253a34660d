import { expect, test } from 'vitest'
import { swipeStep } from './use-keen-slider'

test.each([
  ['stays below 50 px', 49, 0],
  ['goes on from 50 px', 50, 1],
  ['goes back the other way', -50, -1],
  ['goes as far as it was dragged', 1.8 * 360, 2],
])('a swipe %s §2.6.1', (_, moved, step) => {
  expect(swipeStep(moved, 360, 50)).toBe(step)
})
