import type { AdminVoucher, VoucherState } from '@/api/generated/model'
import { couponMax } from '@/domain/order/bill'
import type { Description } from '@/lib/description'

/** How a code may be written: capitals without marks, digits, hyphens. */
export const voucherCode = /^[A-Z0-9_-]{3,}$/

export const voucherStates = [
  'running',
  'planned',
  'used_up',
  'ended',
  'stopped',
] as const satisfies VoucherState[]

/** A voucher, described once (ADR 30). */
export const voucher = {
  code: { kind: 'text', label: 'field.code', max: couponMax },
  percent: { kind: 'count', label: 'field.percent', optional: true },
  amount: { kind: 'money', label: 'field.amount', optional: true },
  minimum: { kind: 'money', label: 'field.minimum', optional: true },
  starts_on: { kind: 'day', label: 'field.startsOn' },
  ends_on: { kind: 'day', label: 'field.endsOn' },
  max_uses: { kind: 'count', label: 'field.maxUses', optional: true },
  is_for_all: { kind: 'flag', label: 'field.forAll' },
  categories: { kind: 'parts', label: 'field.categories' },
  products: { kind: 'parts', label: 'field.products' },
  is_listed: { kind: 'flag', label: 'field.listed' },
  is_stopped: { kind: 'flag', label: 'field.stopped' },
  use_count: { kind: 'count', label: 'field.maxUses', by: 'server' },
  state: { kind: 'choice', label: 'field.status', by: 'server', values: voucherStates },
} as const satisfies Description<AdminVoucher>
