import type { AdminVoucher, VoucherState } from '@/api/generated/model'
import { couponCodeMax, tidyCouponCode } from '@/domain/order/bill'
import { type DescriptionOf, describeRecord } from '@/lib/description'

export const voucherStates = [
  'running',
  'planned',
  'used_up',
  'ended',
  'stopped',
] as const satisfies VoucherState[]

const terms = { conflictGroup: 'terms' } as const
const amount = {
  ...terms,
  kind: 'money',
  optional: true,
  problem: 'adminVouchers.error.amount',
} as const

/** The fields of a voucher (ADR 30). */
export const voucher = describeRecord({
  code: {
    kind: 'text',
    label: 'field.code',
    max: couponCodeMax,
    shape: { test: (code) => /^[A-Z0-9_-]{3,}$/.test(tidyCouponCode(code) ?? '') },
    required: 'adminVouchers.error.code',
    problem: 'adminVouchers.error.code',
  },
  percent: {
    ...terms,
    kind: 'count',
    label: 'field.percent',
    optional: true,
    problem: 'adminVouchers.error.percent',
  },
  amount: { ...amount, label: 'field.amount' },
  minimum: { ...amount, label: 'field.minimum' },
  starts_on: { ...terms, kind: 'day', label: 'field.startsOn' },
  ends_on: { ...terms, kind: 'day', label: 'field.endsOn' },
  max_uses: {
    kind: 'count',
    label: 'field.maxUses',
    optional: true,
    problem: 'adminVouchers.error.count',
  },
  is_for_all: { ...terms, kind: 'flag', label: 'field.forAll' },
  categories: { ...terms, kind: 'parts', label: 'field.categories' },
  products: { ...terms, kind: 'parts', label: 'field.products' },
  is_listed: { kind: 'flag', label: 'field.listed' },
  is_stopped: { kind: 'flag', label: 'field.stopped' },
  use_count: { kind: 'count', label: 'field.maxUses', setBy: 'server' },
  state: { kind: 'choice', label: 'field.status', setBy: 'server', values: voucherStates },
} as const satisfies DescriptionOf<AdminVoucher>)
