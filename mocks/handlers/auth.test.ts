import { expect } from 'vitest'
import { accounts } from '../seed/accounts'
import { test } from './test-client'

const { email, password } = accounts.shopper
const newcomer = {
  first_name: 'An ',
  last_name: 'Phạm',
  phone: '0987 654 321',
  email: 'an@moclan.example',
  password: 'mat-khau-moi',
  password_confirmation: 'mat-khau-moi',
}

test('signing in returns a token for the user', async ({ call }) => {
  const { data } = await call('login', { body: { email: ` ${email.toUpperCase()}`, password } })
  expect(data.token_type).toBe('bearer')
  const me = await call('currentUser', { token: data.token })
  expect(me.data).toMatchObject({ id: accounts.shopper.id, email, is_staff: false })
})

test('a wrong password and an unknown e-mail get one answer', async ({ callError }) => {
  const wrong = { status: 401, message: 'Email hoặc mật khẩu không đúng' }
  expect(await callError('login', { body: { email, password: 'x' } })).toMatchObject(wrong)
  const nobody = { email: 'nobody@moclan.vn', password }
  expect(await callError('login', { body: nobody })).toMatchObject(wrong)
})

test('an address without an at sign is a 422', async ({ callError }) => {
  expect(await callError('login', { body: { email: 'khach', password } })).toMatchObject({
    status: 422,
    errors: { email: ['Email không hợp lệ'] },
  })
})

test('a session ends after seven days', async ({ call, callError, scenario }) => {
  const { data } = await call('login', { body: { email, password } })
  scenario.set(['clock:2026-11-28T01:59:59Z'])
  await call('currentUser', { token: data.token })
  scenario.set(['clock:2026-11-28T02:00:00Z'])
  expect(await callError('currentUser', { token: data.token })).toMatchObject({
    status: 401,
    message: 'Phiên đăng nhập đã hết hạn',
  })
})

test('registering signs in, under the full name', async ({ call }) => {
  const { data } = await call('register', { body: newcomer })
  expect(data.user).toMatchObject({ full_name: 'Phạm An', is_staff: false })
  await call('currentUser', { token: data.token })
  const { password } = newcomer
  await call('login', { body: { email: newcomer.email, password } })
})

test('the pattern of an e-mail address is not checked §5.2.3', async ({ call }) => {
  const { data } = await call('register', { body: { ...newcomer, email: 'an@moclan' } })
  expect((await call('currentUser', { token: data.token })).data.email).toBe('an@moclan')
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
