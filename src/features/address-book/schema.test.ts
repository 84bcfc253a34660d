import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '@/api/generated/model'
import { address as described } from '@/domain/address/saved-address'
import bookTexts from '@/i18n/messages/vi/account/book.json'
import { stubStorages } from '@/lib/memory-storage'
import { differingFields } from '@/ui/editor/fields'
import { problemsIn } from '@/ui/form/problems.fixtures'
import {
  addressDrafts,
  addressFormFields,
  type AddressFormValues,
  addressRequest,
  findAddressWithDraft,
  emptyAddressForm,
  addressForEditor,
} from './address-form'
import { addressFormSchema } from './schema'

const home: SavedAddress = {
  id: 7,
  name: 'Lan',
  phone: '0912345678',
  address: '12 Lê Lợi',
  default: true,
}
const typed: AddressFormValues = { ...emptyAddressForm, name: 'Lan', phone: '0912' }
stubStorages()

function leave(id: number | null, form: AddressFormValues) {
  const base = addressForEditor(id === null ? undefined : home).form
  const draft = { form, base, updatedAt: null, sent: null }
  addressDrafts.write(id, draft)
}

describe('the form with unsaved text opens again §4.9.1', () => {
  test('for a changed address', () => {
    leave(7, { ...typed, default: true })
    expect(findAddressWithDraft([{ ...home, id: 6 }, home])).toEqual({ address: home })
  })

  test('for a new address', () => {
    leave(null, typed)
    expect(findAddressWithDraft([home])).toEqual({ address: undefined })
  })

  test('but no form opens without unsaved text', () => {
    leave(7, { ...addressForEditor(home).form, name: ' Lan ' })
    leave(null, emptyAddressForm)
    expect(findAddressWithDraft([home])).toBeNull()
  })
})

test('the first address is the default, which does not count as a change of the form', () => {
  expect(addressForEditor(undefined, true).form).toEqual({ ...emptyAddressForm, default: true })
  expect(addressForEditor(undefined).form).toEqual(emptyAddressForm)
})

test('the default mark is a change like any other', () => {
  const { form } = addressForEditor(home)
  expect(differingFields(addressFormFields, form, { ...form, default: false })).toEqual(['default'])
})

const valid: AddressFormValues = {
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 Lê Lợi, Phường Bến Nghé, TP. Hồ Chí Minh',
  default: false,
}

const texts = new Map(Object.entries(bookTexts))

/** Returns the first Vietnamese error text of each invalid field. */
const errorsOf = (form: AddressFormValues) =>
  Object.fromEntries(
    Object.entries(problemsIn(addressFormSchema, form)).map(([key, id]) => [key, texts.get(id)]),
  )

test('a filled form is valid §5.4.1', () => expect(errorsOf(valid)).toEqual({}))

test('an empty form names each missing field (Product §5)', () => {
  expect(errorsOf(emptyAddressForm)).toEqual({
    name: 'Vui lòng nhập họ tên',
    phone: 'Vui lòng nhập số điện thoại',
    address: 'Vui lòng nhập địa chỉ',
  })
})

test.each<[keyof AddressFormValues, string, string]>([
  ['name', '\u200b\u200f', 'Vui lòng nhập họ tên'],
  ['name', 'Ữ'.repeat(described.name.max + 1), 'Họ tên không được quá 255 ký tự'],
  ['phone', '\u00a0', 'Vui lòng nhập số điện thoại'],
  ['phone', '0912 345 67a', 'Số điện thoại cần ít nhất 9 chữ số, ví dụ 0912 345 678'],
  ['phone', '0'.repeat(described.phone.max + 1), 'Số điện thoại không được quá 20 ký tự'],
  ['address', '\n \r\n', 'Vui lòng nhập địa chỉ'],
  ['address', 'x'.repeat(described.address.max + 1), 'Địa chỉ không được quá 1.000 ký tự'],
])('%s = %j is refused with a message that helps (Product §12.2)', (field, value, text) => {
  expect(errorsOf({ ...valid, [field]: value })).toEqual({ [field]: text })
})

test('the longest texts that the contract takes are fine, decomposed too', () => {
  const name = 'Ữ'.repeat(described.name.max).normalize('NFD')
  const text = 'Ẫ'.repeat(described.address.max).normalize('NFD')
  expect(errorsOf({ ...valid, name, address: text })).toEqual({})
  expect(addressRequest({ ...valid, name }).name).toHaveLength(described.name.max)
})

describe('sent values are tidy', () => {
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
