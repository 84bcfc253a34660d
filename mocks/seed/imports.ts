import type { ImportOutcome } from '@/api/generated/model'
import type { ImportJobRow, ProductRow, UserRow, VariantRow } from '../db/tables'
import type { WorldSeed } from './random'

const dayMs = 86_400_000

export function importRows(
  { now }: WorldSeed,
  users: readonly UserRow[],
  products: readonly ProductRow[],
  variants: readonly VariantRow[],
): ImportJobRow[] {
  const created_at = new Date(now.getTime() - dayMs).toISOString()
  const outcomes = variants.slice(0, 3).map((variant, index): ImportOutcome => {
    const { id: variant_id, product_id, price } = variant
    const name = products.find(({ id }) => id === product_id)?.name ?? ''
    const line = index + 2
    const row = { line, product_id, variant_id, name, price }
    if (index === 2) {
      const failed = { ...row, variant_id: 999_999 }
      const message = 'Phân loại không thuộc sản phẩm này'
      return { line, result: 'failed', product_id, message, changes: [], row: failed }
    }
    const changes = [{ field: 'price', before: String(price - 20_000), after: String(price) }]
    return { line, result: 'updated', product_id, message: '', changes, row }
  })
  const job: ImportJobRow = {
    id: 1,
    file_name: 'gia-thang-11.csv',
    dry_run: false,
    status: 'done',
    total: outcomes.length,
    rows_per_second: 1500,
    waiting: [],
    outcomes,
    by: users.find(({ is_staff }) => is_staff)?.full_name ?? '',
    created_at,
    finished_at: new Date(now.getTime() - dayMs + 2000).toISOString(),
  }
  return [job]
}
