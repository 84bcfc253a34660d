import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reportOf, type ShownRows, useRowSelection } from './use-bulk-rows'

type Order = { id: number; status?: string }

const page = (
  ids: readonly number[],
  { number = 1, list = '-created' } = {},
): ShownRows<Order> => ({
  rows: ids.map((id) => ({ id })),
  list,
  before: (number - 1) * 20,
  isEarlier: false,
})

function choosing(first: ShownRows<Order>) {
  const { result, rerender } = renderHook((shown: ShownRows<Order>) => useRowSelection(shown), {
    initialProps: first,
  })
  return {
    show: rerender,
    choose: (...ids: number[]) =>
      act(() =>
        result.current.select((now) => ({
          ...now,
          ...Object.fromEntries(ids.map((id) => [id, true])),
        })),
      ),
    drop: (...ids: number[]) => act(() => result.current.drop(new Set(ids))),
    chosen: () => result.current.chosen,
    ids: () => result.current.chosen.map(({ id }) => id),
  }
}

test('chosen rows keep the order of the list, whatever their ids and whichever came first §10.2.12 §10.3.2b §10.3.2c §10.3.2d §10.3.2g §10.3.2h', () => {
  const { choose, ids } = choosing(page([60, 59, 58, 57]))
  choose(57)
  choose(60, 58)
  expect(ids()).toEqual([60, 58, 57])
})

test('the order goes on over pages, also where the last page was chosen from first', () => {
  const { choose, show, ids } = choosing(page([40, 12], { number: 2 }))
  choose(12, 40)
  show(page([50, 7]))
  choose(7, 50)
  expect(ids()).toEqual([50, 7, 40, 12])
})

test('sorted anew, the chosen rows follow the list', () => {
  const { choose, show, ids } = choosing(page([3, 2, 1]))
  choose(1, 3)
  show(page([1, 2, 3], { list: 'created' }))
  expect(ids()).toEqual([1, 3])
  show(page([9, 8], { list: 'created', number: 2 }))
  choose(8)
  expect(ids()).toEqual([1, 3, 8])
})

test('while the rows of the question before still show, they keep the order of that', () => {
  const { choose, show, ids } = choosing(page([3, 2, 1]))
  choose(3, 1)
  show({ ...page([3, 2, 1], { list: 'created', number: 9 }), isEarlier: true })
  show(page([7, 3], { list: 'created' }))
  choose(7)
  expect(ids()).toEqual([1, 7, 3])
})

test('what was chosen in another search comes first, in the order of that search', () => {
  const { choose, show, ids } = choosing(page([5, 9], { list: 'q=an', number: 3 }))
  choose(9, 5)
  show(page([2, 1], { list: 'q=binh' }))
  choose(1, 2)
  expect(ids()).toEqual([5, 9, 2, 1])
})

test('a chosen row that changes in the list is chosen as it is now', () => {
  const { choose, show, chosen } = choosing(page([2, 1]))
  choose(2)
  show({ ...page([2, 1]), rows: [{ id: 2, status: 'processing' }, { id: 1 }] })
  expect(chosen()).toEqual([{ id: 2, status: 'processing' }])
})

test('a row that left the list is still chosen, until it is dropped', () => {
  const { choose, show, drop, ids } = choosing(page([3, 2, 1]))
  choose(2, 3)
  show(page([3, 1]))
  expect(ids()).toEqual([3, 2])
  drop(3)
  expect(ids()).toEqual([2])
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
