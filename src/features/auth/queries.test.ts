import { expect, test } from 'vitest'
import { accounts } from '~mocks/seed/accounts'
import { userQuery } from './queries'

const { email } = accounts.shopper
const read = (data: unknown) => userQuery(0).select?.({ success: true, message: '', data } as never)

test('the user stands bare or under a user key (Product §3)', () => {
  expect(read({ email })).toEqual({ email })
  expect(read({ user: { email } })).toEqual({ email })
})

test.each([{}, { user: null }, { user: {} }, null])('%o is nobody: unreadable', (data) => {
  expect(() => read(data)).toThrow()
})
