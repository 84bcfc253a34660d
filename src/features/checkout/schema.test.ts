import { expect, test } from 'vitest'
import { emptyOrderForm, orderFields, type OrderFormValues } from '@/domain/order/form'
import vi from '@/i18n/messages/vi/account/checkout.json'
import { problemsIn } from '@/ui/form/problems.fixtures'
import { orderFormSchema } from './schema'

const valid: OrderFormValues = {
  ...emptyOrderForm,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  phone: '0912345678',
  street: '12 Lê Lợi',
  region: {
    country: { id: 1, name: 'Việt Nam', code: 'VN' },
    province: { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false },
    district: null,
    ward: { id: 20_242, name: 'Phường Hải Châu', code: '20242' },
  },
  payment: 'cod',
}

const texts = new Map(Object.entries(vi))

/** Returns the first Vietnamese error text of each invalid field. */
const errorsOf = (form: OrderFormValues) =>
  Object.fromEntries(
    Object.entries(problemsIn(orderFormSchema, form)).map(([field, id]) => [field, texts.get(id)]),
  )

test('the e-mail may stay empty; a typed one must be valid', () => {
  expect(errorsOf({ ...valid, email: ' lan@example.com ' })).toEqual({})
  for (const email of ['lan', 'lan@', `${'a'.repeat(251)}@b.vn`])
    expect(errorsOf({ ...valid, email })).toEqual({ email: 'Email cần có dạng ten@example.com' })
})

test('a filled form is valid; note, coupon and both checkboxes are not asked for §5.3.6', () => {
  expect(errorsOf(valid)).toEqual({})
})

test('an empty form says the texts of Product §5, word for word §5.3.1', () => {
  expect(errorsOf(emptyOrderForm)).toEqual({
    firstName: 'Vui lòng nhập tên',
    lastName: 'Vui lòng nhập họ',
    phone: 'Vui lòng nhập số điện thoại',
    street: 'Vui lòng nhập địa chỉ',
    region: 'Vui lòng chọn đầy đủ địa chỉ hành chính',
    payment: 'Vui lòng chọn phương thức thanh toán',
  })
})

test.each<[keyof OrderFormValues, string, string]>([
  ['firstName', '   ', 'Vui lòng nhập tên'],
  ['lastName', '\u200b', 'Vui lòng nhập họ'],
  ['street', '\n', 'Vui lòng nhập địa chỉ'],
  ['phone', ' ', 'Vui lòng nhập số điện thoại'],
  ['phone', '09x2', 'Số điện thoại không hợp lệ. Chỉ dùng chữ số, dấu cách, +, - và ngoặc đơn.'],
  ['phone', '0'.repeat(orderFields.phone.max + 1), 'Số điện thoại không được quá 20 ký tự'],
  ['firstName', 'x'.repeat(orderFields.firstName.max + 1), 'Tên không được quá 127 ký tự'],
  ['street', 'x'.repeat(10_000), 'Địa chỉ không được quá 1.000 ký tự'],
  ['note', 'x'.repeat(10_000), 'Ghi chú không được quá 2.000 ký tự'],
])('bad inputs: %s = %j §5.3.1', (field, value, text) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual({ [field]: text })
})
