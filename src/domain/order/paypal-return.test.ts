import { expect, test } from 'vitest'
import { namedBy } from '@/lib/schema'
import { checkoutSearch, orderSuccessSearch } from './paypal-return'

const readReturn = namedBy(checkoutSearch)
const readToken = namedBy(orderSuccessSearch)

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
    { success: true, token: 12, PayerID: 'x' },
    { success: true, token: '12' },
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
