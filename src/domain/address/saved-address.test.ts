import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '@/api/generated/model'
import { type RecipientForm, emptyOrderForm } from '@/domain/order/form'
import { emptyCascade } from './cascade'
import {
  defaultAddressToSave,
  isBlankDelivery,
  isDeliveryTo,
  fillableParts,
  unparsedDelivery,
} from './saved-address'

const saved: SavedAddress = {
  id: 11,
  name: 'Nguyễn Thị Lan',
  phone: '0912345678',
  address: '12 Châu Long, P. Trúc Bạch, Q. Ba Đình, HN',
  default: false,
}
const delivery: RecipientForm = {
  firstName: 'Thị Lan',
  lastName: 'Nguyễn',
  phone: '0912345678',
  street: '12 Châu Long',
  region: {
    country: { id: 1, name: 'Việt Nam', code: 'VN' },
    province: { id: 1, name: 'Hà Nội', code: '01', has_districts: true },
    district: { id: 1, name: 'Quận Ba Đình', code: '001' },
    ward: { id: 4, name: 'Phường Trúc Bạch', code: '00004' },
  },
}

test('a parsed address replaces no place and no street that was filled in meanwhile §4.7.11', () => {
  const { street, region } = delivery
  const blank = { street: 'cả dòng', region: emptyCascade }
  expect(fillableParts(blank, delivery, 'cả dòng')).toEqual({ street, region })
  expect(fillableParts({ ...blank, street: '5 Hàng Bún' }, delivery, 'cả dòng')).toEqual({ region })
  expect(fillableParts({ ...blank, region }, delivery, 'cả dòng')).toEqual({})
})

describe('a delivery to a saved address', () => {
  test('is recognised before and after its text is parsed', () => {
    expect(isDeliveryTo(saved, delivery)).toBe(true)
    expect(isDeliveryTo(saved, unparsedDelivery(saved, delivery.region))).toBe(true)
  })

  test.each<Partial<RecipientForm>>([
    { firstName: 'Mai' },
    { lastName: 'Trần' },
    { phone: '0912345679' },
    { street: '14 Châu Long' },
    { region: { ...delivery.region, ward: { id: 7, name: 'Phường Cống Vị', code: '00007' } } },
    { region: { ...delivery.region, ward: null } },
  ])('is another delivery with %j', (change) =>
    expect(isDeliveryTo(saved, { ...delivery, ...change })).toBe(false),
  )

  test('is recognised wherever the name is split', () => {
    const split = { lastName: 'Nguyễn Thị', firstName: 'Lan' }
    expect(isDeliveryTo(saved, { ...delivery, ...split })).toBe(true)
  })

  test('may fill in parts that the saved text lacks', () => {
    expect(isDeliveryTo({ ...saved, name: 'Lan' }, { ...delivery, firstName: 'Lan' })).toBe(true)
    expect(isDeliveryTo({ ...saved, address: '12 Châu Long' }, delivery)).toBe(true)
    expect(isDeliveryTo({ ...saved, address: '12 Châu Long, Hà Nội' }, delivery)).toBe(true)
  })
})

test('a form is blank until something of the delivery is filled in', () => {
  const { country } = delivery.region
  expect(isBlankDelivery(emptyOrderForm)).toBe(true)
  expect(isBlankDelivery({ ...emptyOrderForm, region: { ...emptyCascade, country } })).toBe(true)
  expect(isBlankDelivery({ ...emptyOrderForm, street: ' \u200b' })).toBe(true)
  expect(isBlankDelivery({ ...emptyOrderForm, phone: '0' })).toBe(false)
  expect(isBlankDelivery({ ...emptyOrderForm, region: delivery.region })).toBe(false)
})

describe('set as default', () => {
  test('a new address is saved in the format of the shop', () => {
    expect(defaultAddressToSave({ ...delivery, street: ' 14  Châu Long ' }, [saved])).toEqual({
      address: {
        name: 'Nguyễn Thị Lan',
        phone: '0912345678',
        address: '14 Châu Long, Phường Trúc Bạch, Quận Ba Đình, Hà Nội',
        default: true,
      },
    })
  })

  test('an address that is saved already is not saved twice and keeps its text', () => {
    const { id, ...rest } = saved
    expect(defaultAddressToSave(delivery, [saved])).toEqual({
      id,
      address: { ...rest, default: true },
    })
  })

  test('the default address needs no change', () => {
    expect(defaultAddressToSave(delivery, [{ ...saved, default: true }])).toBeNull()
  })
})
