import { expect, test } from 'vitest'
import { keptItems } from './order-change'
import { unitsTaken } from './stock'

test('a line goes on once, by its id; what has none of the order’s is new', () => {
  const own = [{ id: 7 }, { id: 8 }]
  expect(keptItems(own, [{ id: 8 }, {}, { id: 8 }, { id: 99 }, { id: null }])).toEqual([
    { id: 8 },
    null,
    null,
    null,
    null,
  ])
})

test('of the same variant only the difference is taken, whatever its lines are §10.14.3', () => {
  const line = (variant_id: number, quantity: number) => ({ variant_id, quantity })
  const taken = unitsTaken([line(1, 2), line(2, 1)], [line(1, 1), line(1, 4), line(3, 1)])
  expect([...taken]).toEqual(
    expect.arrayContaining([
      [1, 3],
      [2, -1],
      [3, 1],
    ]),
  )
})
