import { expect, test } from 'vitest'
import { choose, reportOf } from './chosen'

test('what was chosen on another page keeps its name', () => {
  const before = new Map([[1, 'Áo']])
  const rows = [{ id: 2, name: 'Váy' }]
  expect(choose(before, new Set([1, 2]), rows)).toEqual(
    new Map([
      [1, 'Áo'],
      [2, 'Váy'],
    ]),
  )
  expect(choose(before, new Set(), rows).size).toBe(0)
})

test('a report names what failed, also what the answer says nothing about', () => {
  const chosen = new Map([
    [1, 'Áo'],
    [2, 'Váy'],
    [3, 'Đầm'],
  ])
  const outcomes = [
    { id: 1, ok: true, message: '' },
    { id: 2, ok: false, message: 'Cần ít nhất 1 ảnh' },
  ]
  expect(reportOf(chosen, outcomes, 5)).toEqual({
    at: 5,
    done: 1,
    failed: [
      { id: 2, name: 'Váy', reason: 'Cần ít nhất 1 ảnh' },
      { id: 3, name: 'Đầm', reason: '' },
    ],
  })
})
