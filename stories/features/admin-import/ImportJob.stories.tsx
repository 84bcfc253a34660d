import preview from '#.storybook/preview'
import type { ImportOutcome } from '@/api/generated/model'
import { ImportJob, ImportProgress, OutcomeList } from '@/features/admin-import/ImportJob'
import { running } from '../../support/admin-import'

const meta = preview.meta({
  component: ImportJob,
  args: { id: 1 },
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
