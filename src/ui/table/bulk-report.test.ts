import { expect, test } from 'vitest'
import { reportOf } from './bulk-report'

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
