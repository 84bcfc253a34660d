import type { ProductImport } from '@/api/generated/model'
import { checkRows, type KnownVariant } from '@/domain/product/import/check-rows'
import { guessMapping } from '@/domain/product/import/fields'
import type { OpenFile } from '@/features/admin-import/use-import-file'

const heads = [
  'ID sản phẩm',
  'ID phân loại',
  'Sản phẩm',
  'Màu',
  'Size',
  'Giá',
  'Tồn kho',
  'Ghi chú',
]

/** Returns a file of the shop's own kind, with its columns guessed. */
export function fileOf(
  records: readonly (readonly string[])[],
  name = 'gia-thang-12.csv',
): OpenFile {
  return { name, table: { heads, records, firstLine: 2 }, mapping: guessMapping(heads) }
}

/** Returns the rows of a file after the check. */
export function checkedOf({ table, mapping }: OpenFile, variants: readonly KnownVariant[] = []) {
  return checkRows(table.records, mapping, { variants })
}

const name = 'Áo sơ mi lụa Thu Vàng'

/** Two products, nothing wrong. */
export const goodFile = fileOf([
  ['1', '11', name, 'Ngà', 'S', '590k', '12', ''],
  ['1', '12', name, 'Ngà', 'M', '590.000', '8', ''],
  ['2', '21', 'Đầm lụa vạt chéo Đông Quỳnh', 'Đen', 'S', '1.390.000', '3', 'gọi xưởng'],
])

/** Faults of several kinds, and rows that they keep back. */
export const faultyFile = fileOf([
  ...goodFile.table.records,
  ['3', '31', 'Quần ống rộng', 'Đen', 'S', 'liên hệ', '-1', ''],
  ['3', '32', 'Quần ống rộng', 'Đen', 'M', '620k', '4', ''],
  ['', '', '', '', '', '620k', '4', ''],
])

/** An import that goes on. */
export const running: ProductImport = {
  id: 7,
  file_name: 'gia-thang-12.csv',
  dry_run: false,
  status: 'running',
  total: 4950,
  processed: 1800,
  created: 0,
  updated: 1500,
  unchanged: 290,
  failed: 10,
  by: 'Trần Thu Hà',
  created_at: '2026-11-21T02:00:00Z',
  finished_at: null,
}
