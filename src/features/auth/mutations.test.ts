import { expect, test } from 'vitest'
import { ApiError } from '@/api/errors'
import { loginErrorText, registrationErrorText } from './mutations'

const fields = { email: ['Email cần có dạng ten@example.com'], password: ['Quá ngắn', 'Quá dễ'] }
const joined = { text: 'Email cần có dạng ten@example.com, Quá ngắn, Quá dễ' }

test.each([
  [new ApiError(401, 'Unauthorized'), { id: 'auth.error.badCredentials' }],
  [new ApiError(422, 'Invalid', fields), joined],
  [new ApiError(422, 'Sai dữ liệu'), { text: 'Sai dữ liệu' }],
  [new ApiError(500, 'SQLSTATE'), { id: 'auth.error.loginFailed' }],
  [new ApiError(429, 'Thử lại sau'), { text: 'Thử lại sau' }],
  [new ApiError(418), { id: 'ui.error' }],
  [new ApiError('timeout'), { id: 'common.error.timeout' }],
  [new ApiError('offline'), { id: 'common.error.offline' }],
  [new ApiError('unreadable'), { id: 'auth.error.cannotConnect' }],
])('signing in: %o says its text of Product §8 §8.1.1 §8.2.1', (error, text) => {
  expect(loginErrorText(error)).toEqual(text)
})

test.each([
  [new ApiError(422, 'Validation failed', fields), joined],
  [new ApiError(422, 'Email đã có'), { text: 'Email đã có' }],
  [new ApiError(422), { id: 'auth.error.registerInvalid' }],
  [new ApiError(500, 'Bảo trì'), { text: 'Bảo trì' }],
  [new ApiError(500), { id: 'auth.error.registerFailed' }],
  [new ApiError(403, 'Forbidden'), { id: 'ui.error' }],
  [new ApiError('timeout'), { id: 'common.error.timeout' }],
  [new ApiError('offline'), { id: 'common.error.offline' }],
])('registering: %o says its text of Product §8 §3.7', (error, text) => {
  expect(registrationErrorText(error)).toEqual(text)
})
