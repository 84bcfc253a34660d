import { addDays, dayMs, shopDay } from '@/lib/dates'
import type { CategoryRow, VoucherRow } from '~mocks/db/tables'
import type { WorldSeed } from './random'

/**
 * Returns four vouchers: an ended one, a running one that is not listed, a planned one, and the sample of the
 * specification, which the voucher page lists.
 */
export function voucherRows({ now }: WorldSeed, categories: readonly CategoryRow[]): VoucherRow[] {
  const today = shopDay(now)
  const dresses = categories.filter(({ slug }) => slug === 'dresses')
  const madeAt = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const of = (id: number, code: string, age: number, terms: Partial<VoucherRow>): VoucherRow => ({
    id,
    code,
    percent: null,
    amount: null,
    minimum: null,
    starts_on: null,
    ends_on: null,
    max_uses: null,
    is_for_all: true,
    products: [],
    categories: [],
    is_listed: false,
    is_stopped: false,
    created_at: madeAt(age),
    updated_at: madeAt(age),
    ...terms,
  })
  return [
    of(1, 'KHAITRUONG', 120, {
      percent: 20,
      starts_on: addDays(today, -120),
      ends_on: addDays(today, -90),
      is_listed: true,
    }),
    of(2, 'CAMON50', 30, {
      amount: 50_000,
      minimum: 500_000,
      ends_on: addDays(today, 20),
      max_uses: 100,
    }),
    of(3, 'DAM10', 2, {
      percent: 10,
      starts_on: addDays(today, 5),
      ends_on: addDays(today, 12),
      is_for_all: false,
      categories: dresses.map(({ id, name, slug }) => ({ id, name, slug })),
      is_listed: true,
    }),
    of(4, 'MOCLAN14', 200, { percent: 14, is_listed: true }),
  ]
}
