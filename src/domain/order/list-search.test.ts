import { expect, test } from 'vitest'
import { namedBy } from '@/lib/schema'
import { ordersSearch } from './list-search'

const read = namedBy(ordersSearch)

test('tab and page are read from the query', () => {
  expect(read({ tab: 'completed', page: '2' })).toEqual({ tab: 'completed', page: 2 })
})

test.each([{}, { tab: 'processing', page: 1 }, { tab: 'x', page: '-1' }, { page: '1e99' }])(
  '%o is the first page of what is under way',
  (raw) => expect(read(raw)).toEqual({}),
)
