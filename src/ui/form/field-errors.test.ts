import { expect, test } from 'vitest'
import { firstTexts, isMessageId, withoutFields } from './field-errors'

test('of each field the first text counts, fields without text do not §5.4.2', () => {
  expect(firstTexts({ phone: ['Số sai', 'Quá dài'], name: [], note: undefined })).toEqual({
    phone: 'Số sai',
  })
})

test('a changed field loses its text, the others keep theirs §5.3.7', () => {
  const texts = { phone: 'Số sai', name: 'Thiếu tên', 'phone.0.code': 'Thiếu mã' }
  expect(withoutFields(texts, ['phone'])).toEqual({ name: 'Thiếu tên' })
})

test.each([
  'checkout.error.phoneInvalid',
  'auth.validation.emailRequired',
  'adminProduct.error.name',
])('%s is a message id', (text) => expect(isMessageId(text)).toBe(true))

test.each(['Số điện thoại không hợp lệ', 'phone is required.', 'Invalid', ''])(
  '"%s" is a text of somebody else',
  (text) => expect(isMessageId(text)).toBe(false),
)
