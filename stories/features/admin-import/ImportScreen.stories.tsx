import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import type { ImportOutcome, ProductImport } from '@/api/generated/model'
import { checkRows } from '@/domain/product/import/check-rows'
import { guessMapping } from '@/domain/product/import/fields'
import { ImportCheck } from '@/features/admin-import/ImportCheck'
import { ImportColumns, ImportStart } from '@/features/admin-import/ImportFile'
import { ImportProgress, OutcomeList } from '@/features/admin-import/ImportJob'
import { ImportScreen } from '@/features/admin-import/ImportScreen'
import type { OpenFile } from '@/features/admin-import/use-import-file'

const meta = preview.meta({
  component: ImportScreen,
  parameters: { path: '/admin/products/import' },
})

export const New = meta.story({
  parameters: { shows: [['link', { name: 'gia-thang-11.csv' }]] },
})

/** Of yesterday, as whoever comes back finds it. */
export const Ended = meta.story({
  parameters: {
    path: '/admin/products/import?job=1',
    shows: ['Đã nhập xong “gia-thang-11.csv”'],
  },
})

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
function fileOf(records: readonly (readonly string[])[]): OpenFile {
  return {
    name: 'gia-thang-12.csv',
    table: { heads, records, firstLine: 2 },
    mapping: guessMapping(heads),
  }
}

/** Returns the rows of a file after the check. */
function checkedOf({ table, mapping }: OpenFile) {
  return checkRows(table.records, mapping)
}

const name = 'Áo sơ mi lụa Thu Vàng'

/** Two products, nothing wrong. */
const goodFile = fileOf([
  ['1', '11', name, 'Ngà', 'S', '590k', '12', ''],
  ['1', '12', name, 'Ngà', 'M', '590.000', '8', ''],
  ['2', '21', 'Đầm lụa vạt chéo Đông Quỳnh', 'Đen', 'S', '1.390.000', '3', 'gọi xưởng'],
])

/** Faults of several kinds, and rows that they keep back. */
const faultyFile = fileOf([
  ...goodFile.table.records,
  ['3', '31', 'Quần ống rộng', 'Đen', 'S', 'liên hệ', '-1', ''],
  ['3', '32', 'Quần ống rộng', 'Đen', 'M', '620k', '4', ''],
  ['', '', '', '', '', '620k', '4', ''],
])

/** An import that goes on. */
const running: ProductImport = {
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

const start = { isReading: false, problem: undefined, onFile: fn() }

/** A spreadsheet of another program. */
export const NoTable = meta.story({
  render: () => <ImportStart {...start} problem={{ name: 'gia-thang-12.numbers' }} />,
})

export const TooManyRows = meta.story({
  render: () => (
    <ImportStart {...start} problem={{ name: `${'danh-muc-'.repeat(20)}.csv`, rows: 12_345 }} />
  ),
})

const columns = { onChoose: fn(), onClose: fn() }

/** Our own headings are known; an unknown one is left out. */
export const ColumnsGuessed = meta.story({
  render: () => <ImportColumns {...columns} file={goodFile} />,
})

/** Nothing says which product a row is about. */
export const ColumnsWithoutProduct = meta.story({
  parameters: { shows: [['alert']] },
  render: () => (
    <ImportColumns
      {...columns}
      file={{
        ...goodFile,
        mapping: goodFile.mapping.map((field) => (field === 'price' ? field : null)),
      }}
    />
  ),
})

const check = { starting: undefined, onStart: fn() }

/** A faulty row keeps back the other rows of its product. */
export const CheckWithFaults = meta.story({
  render: () => <ImportCheck {...check} file={faultyFile} checked={checkedOf(faultyFile)} />,
})

const long = fileOf([['1', '', 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30), '', '', 'x'.repeat(80), 'bảy', '']])

export const LongCheckOnAPhone = meta.story({
  render: () => <ImportCheck {...check} file={long} checked={checkedOf(long)} />,
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

const done = { ...running, status: 'done', processed: 4950, updated: 4650 } as const

/** On its way, at its end, tried only, and stopped: what was imported stays. */
export const Progress = meta.story({
  render: () => (
    <>
      <ImportProgress job={running} />
      <ImportProgress job={done} />
      <ImportProgress job={{ ...done, dry_run: true }} />
      <ImportProgress job={{ ...running, status: 'cancelled' }} />
    </>
  ),
  parameters: { shows: ['3.150 dòng còn lại không được nhập. Những gì đã nhập vẫn giữ.'] },
})

const updated: ImportOutcome = {
  line: 2,
  result: 'updated',
  product_id: 1,
  message: '',
  changes: [
    { field: 'price', before: '590000', after: '650000' },
    { field: 'status', before: 'draft', after: 'active' },
    { field: 'is_featured', before: 'false', after: 'true' },
    { field: 'original_price', before: '', after: '790000' },
  ],
  row: { line: 2, product_id: 1, name },
}

const failed: ImportOutcome = {
  ...updated,
  line: 3,
  result: 'failed',
  message: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30),
}
const longName = { ...updated, row: { line: 2, name: `${name} `.repeat(12) } }

export const JobWithLongTexts = meta.story({
  render: () => (
    <>
      <ImportProgress
        job={{ ...running, file_name: 'gia-va-ton-kho-'.repeat(16), by: 'Công Tằng '.repeat(12) }}
      />
      <OutcomeList outcomes={[longName, failed]} total={2} />
    </>
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
