import { expect, it } from 'vitest'
import { inWaves } from './waves.ts'

const request = (start: number, end: number) => ({ start, end })

const wavesOf = (...requests: [start: number, end: number][]) =>
  inWaves(requests.map(([start, end]) => request(start, end))).map(({ wave }) => wave)

it('puts requests that wait for others into later waves', () => {
  expect(wavesOf([0, 150], [150, 300], [320, 500])).toEqual([1, 2, 3])
})

it('puts requests side by side into one wave', () => {
  expect(wavesOf([0, 150], [160, 400], [170, 300], [390, 500])).toEqual([1, 2, 2, 3])
  expect(wavesOf([10, 160], [0, 150], [149, 300])).toEqual([1, 1, 1])
})
