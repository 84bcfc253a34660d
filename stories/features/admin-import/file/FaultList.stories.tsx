import type { Meta, StoryObj } from '@storybook/react-vite'
import { FaultList } from '@/features/admin-import/file/FaultList'
import type { Guide } from '../../../../.storybook/docs/guide'
import { checkedOf, faultyFile, fileOf } from '../../../support/admin-import'

const guide: Guide = {
  use: ['Inside `ImportCheck`: rows that can not be imported, 50 at most; the download has all.'],
  keyboard: [['Arrow keys', 'scroll the list']],
  reader: 'A table whose rows are named by their line; the region around it takes the focus.',
}

const isFaulty = (row: ReturnType<typeof checkedOf>[number]) =>
  row.problems.length > 0 || row.heldBy !== null

const meta = {
  component: FaultList,
  args: { file: faultyFile, rows: checkedOf(faultyFile).filter(isFaulty) },
  parameters: { guide },
} satisfies Meta<typeof FaultList>

export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {}

const long = fileOf(
  Array.from({ length: 60 }, (_, row) => [
    `${row + 1}`,
    '',
    'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30),
    '',
    '',
    'x'.repeat(80),
    'bảy',
    '',
  ]),
)

export const LongText: Story = { args: { file: long, rows: checkedOf(long) } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
