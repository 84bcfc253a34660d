import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bulkReportOf, type ShownRows, useRowSelection } from './use-bulk-rows'

type Order = { id: number; status?: string }

const back = vi.fn<() => void>()

const page = (ids: readonly number[], place = 'page=1'): ShownRows<Order> => ({
  rows: ids.map((id) => ({ id })),
  place,
  back,
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
    again: () => act(() => result.current.left?.again?.()),
    left: () => result.current.left?.count,
    chosen: () => result.current.chosen,
    ids: () => result.current.chosen.map(({ id }) => id),
  }
}

test('chosen rows have the order of the list, whatever their ids are and whichever was chosen first §10.2.17 §10.3.2a §10.3.2d', () => {
  const { choose, ids, show } = choosing(page([60, 59, 58, 57]))
  choose(57)
  choose(60, 58)
  expect(ids()).toEqual([60, 58, 57])
  show(page([57, 58, 59, 60], 'sort=created'))
  expect(ids()).toEqual([57, 58, 60])
})

test('a new search, filter or page keeps the chosen rows that stay in sight, and says how many it deselected §10.2.17', () => {
  const { choose, show, ids, left } = choosing(page([3, 2, 1]))
  choose(3, 2, 1)
  show(page([2, 9], 'q=an'))
  expect([ids(), left()]).toEqual([[2], 2])
  show(page([8, 7], 'page=2'))
  expect([ids(), left()]).toEqual([[], 1])
  show(page([3, 2, 1]))
  expect(ids(), 'nothing is chosen without a click').toEqual([])
})

test('rows that a new search deselected are chosen again, in the earlier search, by a click §10.2.17', () => {
  const { choose, show, again, ids, left } = choosing(page([3, 2, 1]))
  choose(3, 1)
  show(page([8, 7], 'page=2'))
  choose(8)
  again()
  expect(back).toHaveBeenCalledOnce()
  show(page([4, 3, 1]))
  expect([ids(), left()]).toEqual([[3, 1], 1])
})

test('while the rows of the previous search still show, they stay chosen', () => {
  const { choose, show, ids } = choosing(page([3, 2, 1]))
  choose(3, 1)
  show({ ...page([3, 2, 1], 'page=2'), isEarlier: true })
  expect(ids()).toEqual([3, 1])
  show(page([7, 3], 'page=2'))
  expect(ids()).toEqual([3])
})

test('a chosen row that changes in the list is returned with its new values', () => {
  const { choose, show, chosen } = choosing(page([2, 1]))
  choose(2)
  show({ ...page([2, 1]), rows: [{ id: 2, status: 'processing' }, { id: 1 }] })
  expect(chosen()).toEqual([{ id: 2, status: 'processing' }])
})

test('a row that has left the list is chosen no longer', () => {
  const { choose, show, drop, ids, left } = choosing(page([3, 2, 1]))
  choose(2, 3, 1)
  show(page([3, 1]))
  expect([ids(), left()]).toEqual([[3, 1], 1])
  drop(3)
  expect([ids(), left()]).toEqual([[1], undefined])
})

test('a report names failed rows, and rows that are missing in the answer', () => {
  const chosen = new Map([
    [1, 'Áo'],
    [2, 'Váy'],
    [3, 'Đầm'],
  ])
  const outcomes = [
    { id: 1, ok: true, message: '' },
    { id: 2, ok: false, message: 'Thêm ít nhất 1 ảnh' },
  ]
  expect(bulkReportOf(chosen, outcomes, 5)).toEqual({
    at: 5,
    done: 1,
    failed: [
      { id: 2, name: 'Váy', reason: 'Thêm ít nhất 1 ảnh' },
      { id: 3, name: 'Đầm', reason: '' },
    ],
  })
})
