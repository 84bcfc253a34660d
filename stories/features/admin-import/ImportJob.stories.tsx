import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { ImportOutcome } from '@/api/generated/model'
import { ImportJob, ImportProgress, OutcomeList } from '@/features/admin-import/ImportJob'
import { running } from '../../support/admin-import'

const meta = preview.meta({
  component: ImportJob,
  args: { id: 1 },
  globals: { viewport: { value: 'desktop' } },
})

/** What failed is shown first. */
export const Filled = meta.story({
  parameters: { shows: ['Phân loại không thuộc sản phẩm này'] },
})

export const Loading = meta.story({ parameters: { scenario: ['productImport.timeout'] } })

export const Failing = meta.story({
  parameters: { scenario: ['productImport.500empty'], shows: ['Không thể tải lượt nhập'] },
})

/** An address of an import that nobody made. */
export const Unknown = meta.story({ args: { id: 999 } })

export const ReportLoading = meta.story({
  parameters: { scenario: ['productImportOutcomes.timeout'] },
})

export const ReportFailing = meta.story({
  parameters: { scenario: ['productImportOutcomes.500empty'] },
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

/** The import goes on. */
export const StopFails = meta.story({
  render: () => <ImportProgress job={running} />,
  parameters: { scenario: ['cancelProductImport.500empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể dừng nhập')
  },
})

const name = 'Áo sơ mi lụa Thu Vàng'
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

/** Changes are said as the back office says such values elsewhere; of many rows the first are shown. */
export const Changed = meta.story({
  render: () => <OutcomeList outcomes={[updated]} total={4950} />,
  parameters: {
    shows: [
      'Giá: 590.000VND → 650.000VND; Trạng thái: Bản nháp → Đang bán; Sản phẩm nổi bật: Không → Có; Giá gốc: trống → 790.000VND',
    ],
  },
})

const failed: ImportOutcome = {
  ...updated,
  line: 3,
  result: 'failed',
  message: 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30),
}
const longName = { ...updated, row: { line: 2, name: `${name} `.repeat(12) } }

export const LongText = meta.story({
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
