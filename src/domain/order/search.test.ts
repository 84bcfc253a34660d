import { expect, test } from 'vitest'
import { parserOf } from '@/lib/schema'
import {
  checkoutSearchSchema,
  orderHistorySearchSchema,
  orderSuccessSearchSchema,
  tidyOrderLookup,
} from './search'

const readReturn = parserOf(checkoutSearchSchema)
const readToken = parserOf(orderSuccessSearchSchema)

const token = '662E41'

test.each([
  [
    { success: true, token },
    { success: true, token },
  ],
  [
    { success: 'false', token },
    { success: false, token },
  ],
  [{ success: true }, { success: true }],
  [
    { success: 'true', token, PayerID: 'x' },
    { success: true, token },
  ],
  [{ success: 'maybe', token }, {}],
  [{ redirect: '/account' }, { redirect: '/account' }],
  [{ redirect: ['/account'] }, {}],
  [{}, {}],
])('%o is read as %o', (raw, read) => expect(readReturn(raw)).toEqual(read))

test.each([[{}], [{ token: '  ' }], [{ token: null }], [{ token: ['a'] }]])(
  '%o holds no token',
  (raw) => expect(readToken(raw)).toEqual({}),
)

const read = parserOf(orderHistorySearchSchema)

test('tab and page are read from the query', () => {
  expect(read({ tab: 'completed', page: '2' })).toEqual({ tab: 'completed', page: 2 })
})

test.each([{}, { tab: 'processing', page: 1 }, { tab: 'x', page: '-1' }, { page: '1e99' }])(
  '%o is the first page of open orders',
  (raw) => expect(read(raw)).toEqual({}),
)

test.each([
  ['ML261122-0042', '0912345678'],
  [' ml261122-0042 ', '0912 345 678'],
  ['ML 261122 – 0042', '+84 912 345 678'],
  ['\u200bMl261122-0042', '0084912345678'],
  ['ml261122\u20110042', '84912345678'],
])('%j and %j find the order in any spelling §2.15.1', (code, phone) => {
  expect(tidyOrderLookup({ code, phone })).toEqual({ code: 'ML261122-0042', phone: '0912345678' })
})

test('a text that is neither code nor phone becomes empty', () => {
  expect(tidyOrderLookup({ code: ' ', phone: 'lan' })).toEqual({ code: '', phone: '' })
})
