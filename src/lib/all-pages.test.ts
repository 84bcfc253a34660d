import { expect, test, vi } from 'vitest'
import { loadAllPages } from './all-pages'

const row = (id: number) => ({ id })

test('loads all pages in order, and returns a row that moves to another page only once', async () => {
  const pages = [[row(5), row(4)], [row(4), row(3)], [row(2)]]
  const onProgress = vi.fn()
  const load = vi.fn(async (page: number) => ({ rows: pages[page - 1] ?? [], lastPage: 3 }))
  expect(await loadAllPages(load, onProgress)).toEqual([5, 4, 3, 2].map(row))
  expect(onProgress.mock.calls).toEqual([[1 / 3], [2 / 3], [1]])
})

test('stops at the last page when the list gets shorter during the loading; an empty list has no rows', async () => {
  const shrinking = async (page: number) => ({ rows: [row(page)], lastPage: page < 2 ? 9 : 2 })
  expect(await loadAllPages(shrinking, vi.fn())).toEqual([1, 2].map(row))
  expect(await loadAllPages(async () => ({ rows: [], lastPage: 1 }), vi.fn())).toEqual([])
})

test('requests several pages at a time, in whatever order they arrive', async () => {
  let running = 0
  let most = 0
  const load = async (page: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, page % 2))
    running -= 1
    return { rows: [row(page)], lastPage: 9 }
  }
  expect(await loadAllPages(load, vi.fn())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(row))
  expect(most).toBe(4)
})

test('fails when a page fails, and requests no further page', async () => {
  const failing = vi.fn(async (page: number) => {
    if (page === 2) throw new Error('offline')
    return { rows: [row(page)], lastPage: 99 }
  })
  await expect(loadAllPages(failing, vi.fn())).rejects.toThrow('offline')
  await new Promise((resolve) => setTimeout(resolve))
  expect(failing.mock.calls.length).toBeLessThan(9)
})
