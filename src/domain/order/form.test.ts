import { describe, expect, test } from 'vitest'
import { shirtLine } from '@/domain/cart/example-lines'
import { fullName } from '@/domain/person/person'
import { benNghe } from '../address/cascade.fixtures'
import {
  emptyOrderForm,
  missingFields,
  quoteDetails,
  orderFields,
  type OrderFormValues,
  orderRequest,
  orderFormOfStored,
} from './form'

const filled: OrderFormValues = {
  ...emptyOrderForm,
  firstName: ' Lan ',
  lastName: 'Nguyễn  Thị',
  phone: ' 0912\u00a0345 678 ',
  street: '12 Lê Lợi\n',
  region: benNghe,
  note: ' Gọi trước\nkhi giao ',
  coupon: ' moclan14',
  payment: 'cod',
}

test('each field of the order form has an empty value, and is restored as it was stored §2.10.5', () => {
  const samples = { choice: 'paypal', flag: true, parts: benNghe }
  const typed = Object.entries(orderFields).map(([name, { kind }]) => [
    name,
    Reflect.get(samples, kind) ?? name,
  ])
  const form = Object.fromEntries(typed)
  expect(orderFormOfStored(JSON.parse(JSON.stringify(form)))).toEqual(form)
  expect(Object.keys(emptyOrderForm)).toEqual(Object.keys(orderFields))
})

describe('the missing parts', () => {
  test('are the required fields, in the order of the form, and no checkbox §2.10.2', () => {
    const all = ['lastName', 'firstName', 'phone', 'street', 'region', 'payment']
    expect(missingFields(emptyOrderForm)).toEqual(all)
    expect(missingFields(filled)).toEqual([])
  })

  test.each(['', '   ', '\u200b\u200b', '\n\t', ' \ufeff '])(
    '%j counts as empty §5.3.6',
    (street) => {
      expect(missingFields({ ...filled, street })).toEqual(['street'])
    },
  )

  test('include the region when its ward is missing', () => {
    expect(missingFields({ ...filled, region: { ...benNghe, ward: null } })).toEqual(['region'])
  })
})

describe('the order payload (Product §3)', () => {
  test('joins the names, tidies the texts and sends ids only §3.17', () => {
    expect(orderRequest(filled, [shirtLine])).toEqual({
      full_name: 'Nguyễn Thị Lan',
      phone: '0912 345 678',
      address: '12 Lê Lợi',
      province_id: 79,
      district_id: 760,
      ward_id: 26_740,
      note: 'Gọi trước\nkhi giao',
      items: [{ product_id: 7, variant_id: 71, quantity: 2 }],
      coupon_code: 'MOCLAN14',
      payment_method: 'cod',
    })
  })

  test('has an e-mail only when one is typed, because other hosts may not know the field', () => {
    expect(orderRequest(filled, [shirtLine])).not.toHaveProperty('email')
    const email = ' lan@example.com'
    expect(orderRequest({ ...filled, email }, [shirtLine])?.email).toBe('lan@example.com')
  })

  test('has no coupon when none is typed; an empty form has no details for its bill', () => {
    expect(orderRequest({ ...filled, coupon: ' ' }, [shirtLine])?.coupon_code).toBeNull()
    expect(new Set(Object.values(quoteDetails(emptyOrderForm)))).toEqual(new Set([null]))
  })

  test('has no district when the province has none', () => {
    const province = { id: 48, name: 'Đà Nẵng', code: '48', has_districts: false }
    const twoTier = { ...filled, region: { ...benNghe, province, district: null } }
    expect(orderRequest(twoTier, [shirtLine])?.district_id).toBeNull()
  })

  test.each([
    ['payment method', { payment: null }],
    ['ward', { region: { ...benNghe, ward: null } }],
  ])('does not exist without %s', (_, gap) => {
    expect(orderRequest({ ...filled, ...gap }, [shirtLine])).toBeNull()
  })
})

test('two names of the greatest length fit the contract', () => {
  const name = 'x'.repeat(orderFields.firstName.max)
  expect(fullName({ firstName: name, lastName: name })).toHaveLength(255)
})
