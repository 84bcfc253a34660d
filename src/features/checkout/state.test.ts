import { describe, expect, test } from 'vitest'
import { shirtLine } from '@/domain/cart/example-lines'
import { emptyOrderForm, type OrderFormValues } from '@/domain/order/form'
import { emptyStorages } from '@/lib/memory-storage'
import {
  beginPaypalVisit,
  clearDraft,
  draftCoupon,
  keptLines,
  readDraft,
  storeCheckout,
  storedCheckout,
  writeDraft,
} from './state'

const brought = { lines: [shirtLine], since: 1_700_000_000_000, key: 'key-1' }
const { tab: stored } = emptyStorages()

test('the lines of a visit come back after a reload, until it is left', () => {
  storeCheckout('a1', brought)
  expect(storedCheckout('a1')).toEqual(brought)
  keptLines.remove()
  expect(storedCheckout('a1').lines).toEqual([])
})

test('another visit starts without them', () => {
  storeCheckout('a1', brought)
  expect(storedCheckout('b2').lines).toEqual([])
})

test('lines that left for PayPal do not come back: they may be paid for', () => {
  storeCheckout('a1', brought)
  beginPaypalVisit('PAY-000001')
  expect(storedCheckout('a1').lines).toEqual([])
})

test('a damaged line is dropped, the others stay', () => {
  const lines = [shirtLine, { ...shirtLine, variantId: null }, { ...shirtLine, quantity: -1 }, 7]
  stored.set('checkout_lines', JSON.stringify({ visit: 'a1', lines }))
  expect(storedCheckout('a1').lines).toEqual([shirtLine])
})

const filled: OrderFormValues = {
  ...emptyOrderForm,
  firstName: 'Lan',
  lastName: 'Nguyễn',
  phone: '0912345678',
  email: 'lan@example.com',
  street: '12 Lê Lợi',
  region: {
    country: { id: 1, name: 'Việt Nam', code: 'VN' },
    province: { id: 79, name: 'TP. Hồ Chí Minh', code: '79', has_districts: true },
    district: { id: 760, name: 'Quận 1', code: '760' },
    ward: { id: 26_740, name: 'Phường Bến Nghé', code: '26740' },
  },
  coupon: 'MOCLAN14',
  setDefault: true,
  payment: 'cod',
}

const keep = (draft: unknown) => stored.set('checkout_draft', JSON.stringify(draft))

test('comes back unchanged, until it is cleared', () => {
  writeDraft(filled)
  expect(readDraft()).toEqual(filled)
  clearDraft()
  expect(readDraft()).toEqual(emptyOrderForm)
})

test('a coupon of the voucher page is filled in, and typed values stay', () => {
  writeDraft({ ...filled, coupon: 'OTHER' })
  expect(draftCoupon('MOCLAN14')).toBe(true)
  expect(readDraft()).toEqual(filled)
})

describe('a damaged draft', () => {
  test.each(['', '{', 'null', '[]', '7', '"text"'])('%j starts empty', (text) => {
    stored.set('checkout_draft', text)
    expect(readDraft()).toEqual(emptyOrderForm)
  })

  test('keeps its good parts', () => {
    keep({ ...filled, phone: 912, payment: 'gold', setDefault: 'yes' })
    expect(readDraft()).toEqual({ ...filled, phone: '', payment: null, setDefault: false })
  })

  test('never brings a ward without its district', () => {
    keep({ ...filled, region: { ...filled.region, district: { id: 'x', name: 'Quận 1' } } })
    expect(readDraft().region).toEqual({ ...filled.region, district: null, ward: null })
  })
})
