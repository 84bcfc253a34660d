import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { address as described } from '@/domain/address/saved-address'
import vi from '@/i18n/messages/vi/book.json'
import { type AddressForm, addressRequest, emptyAddressForm } from './address-form'
import { schema } from './schema'

const valid: AddressForm = {
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 Lê Lợi, Phường Bến Nghé, TP. Hồ Chí Minh',
  default: false,
}

/** The first Vietnamese text per field, as the form shows it. */
function errorsOf(form: AddressForm): Record<string, string> {
  const errors: Record<string, string> = {}
  try {
    schema.validateSync(form, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const texts = new Map(Object.entries(vi))
    for (const { path = '', message } of error.inner) errors[path] ??= texts.get(message) ?? message
  }
  return errors
}

test('a filled form is valid §5.4.1', () => expect(errorsOf(valid)).toEqual({}))

test('an empty one says what is missing (Product §5)', () => {
  expect(errorsOf(emptyAddressForm)).toEqual({
    name: 'Vui lòng nhập họ tên',
    phone: 'Vui lòng nhập số điện thoại',
    address: 'Vui lòng nhập địa chỉ',
  })
})

describe('bad inputs (Product §12.2) are refused with what to do', () => {
  test.each<[keyof AddressForm, string, string]>([
    ['name', '   ', 'Vui lòng nhập họ tên'],
    ['name', '\u200b\u200f', 'Vui lòng nhập họ tên'],
    ['name', 'Ữ'.repeat(described.name.max + 1), 'Họ tên không được quá 255 ký tự'],
    ['name', 'x'.repeat(10_000), 'Họ tên không được quá 255 ký tự'],
    ['phone', '\u00a0', 'Vui lòng nhập số điện thoại'],
    ['phone', '0912 345 67a', 'Số điện thoại không hợp lệ'],
    ['phone', '+()-', 'Số điện thoại không hợp lệ'],
    ['phone', '０９a２', 'Số điện thoại không hợp lệ'],
    ['phone', "0912'; DROP TABLE users", 'Số điện thoại không hợp lệ'],
    ['phone', '0'.repeat(described.phone.max + 1), 'Số điện thoại không được quá 20 ký tự'],
    ['address', '\n \r\n', 'Vui lòng nhập địa chỉ'],
    ['address', '\ufeff', 'Vui lòng nhập địa chỉ'],
    ['address', 'x'.repeat(described.address.max + 1), 'Địa chỉ không được quá 1000 ký tự'],
    ['address', 'x'.repeat(10_000), 'Địa chỉ không được quá 1000 ký tự'],
  ])('%s = %j', (field, value, text) => {
    expect(errorsOf({ ...valid, [field]: value })).toEqual({ [field]: text })
  })
})

describe('odd inputs are words like any others', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    "'; DROP TABLE addresses --",
    '{{7*7}} ${7*7}',
    'علي بن محمد',
    '👗 Lan',
  ])('%s', (words) => {
    expect(errorsOf({ ...valid, name: words, address: words })).toEqual({})
  })

  test('the longest texts that the contract takes, decomposed too', () => {
    const name = 'Ữ'.repeat(described.name.max).normalize('NFD')
    const text = 'Ẫ'.repeat(described.address.max).normalize('NFD')
    expect(errorsOf({ ...valid, name, address: text })).toEqual({})
    expect(addressRequest({ ...valid, name }).name).toHaveLength(described.name.max)
  })

  test.each(['+84 (0)912-345-678', ' 0912\u00a0345 678\u200b', '113'])('phone %j', (phone) => {
    expect(errorsOf({ ...valid, phone })).toEqual({})
  })
})

describe('what is sent is tidy', () => {
  test('composed, without blanks and invisible marks around', () => {
    const form = {
      ...valid,
      name: ' \u200bLê  Thị Ỵ '.normalize('NFD'),
      phone: '\u202a0912 345 678',
    }
    expect(addressRequest(form)).toEqual({ ...valid, name: 'Lê Thị Ỵ', phone: '0912 345 678' })
  })

  test.each([
    ['12 Lê Lợi\nBến Nghé\r\nQuận 1', '12 Lê Lợi, Bến Nghé, Quận 1'],
    ['12 Lê Lợi,\n\n  Bến Nghé , \n', '12 Lê Lợi, Bến Nghé'],
    ['\n12 Lê Lợi\n\u200b', '12 Lê Lợi'],
  ])('the address %j in one line', (address, line) => {
    expect(addressRequest({ ...valid, address }).address).toBe(line)
  })
})
