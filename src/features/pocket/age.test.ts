import { expect, it } from 'vitest'
import { ageOf } from './age'

const minute = 60_000

it.each([
  [0, 1, 'minute'],
  [-5 * minute, 1, 'minute'],
  [20 * minute + 59_000, 20, 'minute'],
  [119 * minute, 1, 'hour'],
  [26 * 60 * minute, 1, 'day'],
] as const)('%i ms are %i of a %s, in the largest unit that they fill', (ms, count, unit) => {
  expect(ageOf(ms)).toEqual({ count, unit })
})
