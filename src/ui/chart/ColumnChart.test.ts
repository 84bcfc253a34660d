import { expect, test } from 'vitest'
import { axisTicks, labelledColumnIndexes } from './ColumnChart'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1_290_000, [0, 500_000, 1_000_000, 1_500_000]],
  [8_000_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
])('an axis up to %i has %j', (max, ticks) => expect(axisTicks(max)).toEqual(ticks))

test.each([
  [1, 7, [0]],
  [7, 7, [0, 1, 2, 3, 4, 5, 6]],
  [30, 7, [0, 5, 10, 15, 20, 25]],
])('%i columns with room for %i have labels at %j', (count, room, at) => {
  expect(labelledColumnIndexes(count, room)).toEqual(at)
})
