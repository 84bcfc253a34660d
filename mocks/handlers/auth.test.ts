import { expect } from 'vitest'
import { accounts } from '../seed/accounts'
import { test } from './test-client'

const { email } = accounts.shopper
const newcomer = {
  first_name: 'An ',
  last_name: 'Phạm',
  phone: '0987 654 321',
  email: 'an@moclan.example',
  password: 'mat-khau-moi',
  password_confirmation: 'mat-khau-moi',
}

test('who registers is signed in, under the full name; the pattern of an e-mail address is not checked §5.2.3', async ({
  call,
}) => {
  const { token } = (await call('register', { body: { ...newcomer, email: 'an@moclan' } })).data
  const { data } = await call('currentUser', { token })
  expect(data).toMatchObject({ email: 'an@moclan', full_name: 'Phạm An', is_staff: false })
})

test('every wrong field of a registration has its own error', async ({ callError }) => {
  const body = {
    ...newcomer,
    last_name: ' ',
    phone: '(+84) - 12345',
    email: email.toUpperCase(),
    password_confirmation: 'something-else',
  }
  expect(await callError('register', { body })).toEqual({
    status: 422,
    success: false,
    message: 'Validation failed',
    errors: {
      last_name: ['Vui lòng nhập họ'],
      phone: ['Số điện thoại không hợp lệ'],
      email: ['Email đã được sử dụng'],
      password_confirmation: ['Mật khẩu xác nhận không khớp'],
    },
  })
})
