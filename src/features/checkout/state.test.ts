import { describe, expect, test } from 'vitest'
import { benNghe } from '@/domain/address/cascade.fixtures'
import { shirtLine } from '@/domain/cart/example-lines'
import { emptyOrderForm, type OrderFormValues } from '@/domain/order/form'
import { stubStorages } from '@/lib/memory-storage'
import {
  beginPaypalVisit,
  deleteCheckoutDraft,
  writeCouponToDraft,
  checkoutLinesStore,
  readCheckoutDraft,
  storeCheckout,
  readStoredCheckout,
  writeCheckoutDraft,
} from './state'

const brought = { lines: [shirtLine], since: 1_700_000_000_000, key: 'key-1' }
const { tab: stored } = stubStorages()

test('a visit to the checkout finds its lines after a reload, until the checkout ends', () => {
  storeCheckout('a1', brought)
  expect(readStoredCheckout('a1')).toEqual(brought)
  checkoutLinesStore.remove()
  expect(readStoredCheckout('a1').lines).toEqual([])
})

test('another visit does not find the lines', () => {
  storeCheckout('a1', brought)
  expect(readStoredCheckout('b2').lines).toEqual([])
})

test('after the shopper has gone to PayPal, the lines are not restored: they may be paid', () => {
  storeCheckout('a1', brought)
  beginPaypalVisit('PAY-000001')
  expect(readStoredCheckout('a1').lines).toEqual([])
})

test('a damaged line is dropped, the others stay', () => {
  const lines = [shirtLine, { ...shirtLine, variantId: null }, { ...shirtLine, quantity: -1 }, 7]
  stored.set('checkout_lines', JSON.stringify({ visit: 'a1', lines }))
  expect(readStoredCheckout('a1').lines).toEqual([shirtLine])
})

const filled: OrderFormValues = {
  ...emptyOrderForm,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  phone: '0912345678',
  email: 'lan@example.com',
  street: '12 Lê Lợi',
  region: benNghe,
  coupon: 'MOCLAN14',
  setDefault: true,
  payment: 'cod',
}

const keep = (draft: unknown) => stored.set('checkout_draft', JSON.stringify(draft))

test('comes back unchanged, until it is cleared', () => {
  writeCheckoutDraft(filled)
  expect(readCheckoutDraft()).toEqual(filled)
  deleteCheckoutDraft()
  expect(readCheckoutDraft()).toEqual(emptyOrderForm)
})

test('a coupon of the voucher page is filled in, and typed values stay', () => {
  writeCheckoutDraft({ ...filled, coupon: 'OTHER' })
  expect(writeCouponToDraft('MOCLAN14')).toBe(true)
  expect(readCheckoutDraft()).toEqual(filled)
})

describe('a damaged draft', () => {
  test.each(['', '{', 'null', '[]', '7', '"text"'])('%j starts empty', (text) => {
    stored.set('checkout_draft', text)
    expect(readCheckoutDraft()).toEqual(emptyOrderForm)
  })

  test('keeps its valid fields', () => {
    keep({ ...filled, phone: 912, payment: 'gold', setDefault: 'yes' })
    expect(readCheckoutDraft()).toEqual({ ...filled, phone: '', payment: null, setDefault: false })
  })

  test('never contains a ward without its district', () => {
    keep({ ...filled, region: { ...filled.region, district: { id: 'x', name: 'Quận 1' } } })
    expect(readCheckoutDraft().region).toEqual({ ...filled.region, district: null, ward: null })
  })
})
