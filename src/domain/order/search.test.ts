import { expect, test } from 'vitest'
import { parseWith } from '@/lib/schema'
import { checkoutSearch, ordersSearch, orderSuccessSearch } from './search'

const readReturn = parseWith(checkoutSearch)
const readToken = parseWith(orderSuccessSearch)

test.each([
  [
    { success: true, token: 'EC-1' },
    { success: true, token: 'EC-1' },
  ],
  [
    { success: 'false', token: 'EC-1' },
    { success: false, token: 'EC-1' },
  ],
  [{ success: true }, { success: true }],
  [
    { success: 'true', token: '662E41', PayerID: 'x' },
    { success: true, token: '662E41' },
  ],
  [{ success: 'maybe', token: 'EC-1' }, {}],
  [{ redirect: '/account' }, { redirect: '/account' }],
  [{ redirect: ['/account'] }, {}],
  [{}, {}],
])('%o is read as %o', (raw, read) => expect(readReturn(raw)).toEqual(read))

test.each([[{}], [{ token: '  ' }], [{ token: null }], [{ token: ['a'] }]])(
  '%o holds no token',
  (raw) => expect(readToken(raw)).toEqual({}),
)

const read = parseWith(ordersSearch)

test('tab and page are read from the query', () => {
  expect(read({ tab: 'completed', page: '2' })).toEqual({ tab: 'completed', page: 2 })
})

test.each([{}, { tab: 'processing', page: 1 }, { tab: 'x', page: '-1' }, { page: '1e99' }])(
  '%o is the first page of what is under way',
  (raw) => expect(read(raw)).toEqual({}),
)
