import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ImportFile, ImportStart } from '@/features/admin-import/ImportFile'

const meta = preview.meta({
  component: ImportFile,
  args: { onStarted: fn() },
})

const start = { isReading: false, problem: undefined, onFile: fn() }

export const Empty = meta.story({})

/** A spreadsheet of another program. */
export const NoTable = meta.story({
  render: () => <ImportStart {...start} problem={{ name: 'gia-thang-12.numbers' }} />,
})

export const TooManyRows = meta.story({
  render: () => (
    <ImportStart {...start} problem={{ name: `${'danh-muc-'.repeat(20)}.csv`, rows: 12_345 }} />
  ),
})
