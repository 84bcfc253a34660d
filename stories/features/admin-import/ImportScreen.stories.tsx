import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import type { ImportOutcome, ProductImport } from '@/api/generated/model'
import { checkImportRows } from '@/domain/product/import/check-rows'
import { guessMapping } from '@/domain/product/import/fields'
import { ImportCheck } from '@/features/admin-import/ImportCheck'
import { ImportProgress, ImportOutcomeList } from '@/features/admin-import/ImportJob'
import { ImportScreen } from '@/features/admin-import/ImportScreen'
import { ImportColumnMapping, ImportFileStep } from '@/features/admin-import/ImportSteps'

const meta = preview.meta({
  component: ImportScreen,
  parameters: { path: '/admin/products/import' },
})

export const New = meta.story({
  parameters: { shows: [['link', { name: 'gia-thang-11.csv' }]] },
})

/** The screen shows the result of yesterday's import. */
export const Ended = meta.story({
  parameters: {
    path: '/admin/products/import?job=1',
    shows: ['Đã nhập xong “gia-thang-11.csv”'],
  },
})

const heads = 'ID sản phẩm,ID phân loại,Sản phẩm,Màu,Size,Giá,Tồn kho,Ghi chú'.split(',')
const mapping = guessMapping(heads)
const name = 'Áo sơ mi lụa Thu Vàng'

/**
 * The rows of a file: some have errors of different kinds. Others are correct, but are not imported because
 * another row of the same product has an error.
 */
const records = [
  ['1', '11', name, 'Ngà', 'S', '590k', '12', ''],
  ['2', '21', 'Đầm lụa vạt chéo Đông Quỳnh', 'Đen', 'S', '1.390.000', '3', 'gọi xưởng'],
  ['3', '31', 'Quần ống rộng', 'Đen', 'S', 'liên hệ', '-1', ''],
  ['3', '32', 'Quần ống rộng', 'Đen', 'M', '620k', '4', ''],
  ['', '', '', '', '', '620k', '4', ''],
  ['1', '', 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30), '', '', 'x'.repeat(80), 'bảy', ''],
]
const file = { name: 'gia-thang-12.csv', table: { heads, records, firstLine: 2 }, mapping }

/** An import that is still running. */
const running: ProductImport = {
  id: 7,
  file_name: file.name,
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

export const TooManyRows = meta.story({
  render: () => (
    <ImportFileStep
      percent={undefined}
      problem={{ name: `${'danh-muc-'.repeat(20)}.csv`, rows: 12_345 }}
      onFile={fn()}
      onStop={fn()}
    />
  ),
})

/** While the browser reads a large file, the staff member can stop the reading. */
export const ReadingAFile = meta.story({
  render: () => <ImportFileStep percent={20} problem={undefined} onFile={fn()} onStop={fn()} />,
})

/** No column has the product's name, so the import can't start. */
export const ColumnsWithoutProduct = meta.story({
  parameters: { shows: [['alert']] },
  render: () => (
    <ImportColumnMapping
      file={{ ...file, mapping: mapping.map((field) => (field === 'price' ? field : null)) }}
      onChoose={fn()}
      onClose={fn()}
    />
  ),
})

/** Because of a row with an error, the other rows of the same product are not imported either. */
export const CheckWithFaults = meta.story({
  render: () => (
    <ImportCheck
      file={file}
      checked={checkImportRows(records, mapping)}
      starting={undefined}
      onStart={fn()}
    />
  ),
})

const done = { ...running, status: 'done', processed: 4950, updated: 4650 } as const

/**
 * Four imports: running, finished, checked without changes, and stopped. The stopped import keeps its
 * finished rows.
 */
export const Progress = meta.story({
  render: () => (
    <>
      <ImportProgress job={running} />
      <ImportProgress job={done} />
      <ImportProgress job={{ ...done, dry_run: true }} />
      <ImportProgress
        job={{
          ...running,
          status: 'cancelled',
          file_name: 'gia-va-ton-kho-'.repeat(16),
          by: 'Công Tằng '.repeat(12),
        }}
      />
    </>
  ),
  parameters: { shows: ['3.150 dòng còn lại không được nhập. Những dòng đã nhập vẫn được giữ.'] },
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

const long = 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30)

export const OutcomesOnAPhone = meta.story({
  render: () => (
    <ImportOutcomeList
      outcomes={[
        { ...updated, row: { line: 2, name: long } },
        { ...updated, line: 3, result: 'failed', message: long },
      ]}
      total={2}
    />
  ),
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})
