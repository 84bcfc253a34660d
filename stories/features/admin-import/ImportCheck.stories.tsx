import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportCheck } from '@/features/admin-import/ImportCheck'
import type { Guide } from '../../../.storybook/docs/guide'
import { checkedOf, faultyFile, fileOf, goodFile } from '../../support/admin-import'

const guide: Guide = {
  use: ['Third step of an import: what would be taken, what not and why, before anything is sent.'],
  anatomy: [
    ['figures', 'rows that are ready, new products, faulty rows, rows that wait for a faulty one'],
    [
      'faults',
      'line, reason and cell; 50 at most; the download has all, to be corrected and chosen again',
    ],
    ['actions', 'import the good rows, a dry run on the server, the faulty rows as a file'],
  ],
  keyboard: [['Arrow keys', 'scroll the list of faults']],
  reader:
    'The faults are a table whose rows are named by their line; the region around it takes the focus.',
}

const meta = {
  component: ImportCheck,
  args: { file: goodFile, checked: checkedOf(goodFile), starting: undefined, onStart: fn() },
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ImportCheck>

export default meta
type Story = StoryObj<typeof meta>

export const AllGood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chạy thử' }))
    await expect(args.onStart).toHaveBeenCalledWith('dryRun')
    await userEvent.click(canvas.getByRole('button', { name: 'Nhập 3 dòng' }))
    await expect(args.onStart).toHaveBeenCalledWith('import')
  },
}

/** A faulty row keeps back the other rows of its product. */
export const WithFaults: Story = {
  args: { file: faultyFile, checked: checkedOf(faultyFile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^5 / })).toHaveTextContent(
      'Giá: không phải số tiền; Tồn kho: phải là số nguyên từ 0',
    )
    await expect(canvas.getByRole('row', { name: /^6 / })).toHaveTextContent('Chờ dòng 5')
    await expect(canvas.getByRole('button', { name: 'Nhập 3 dòng' })).toBeEnabled()
  },
}

export const Checking: Story = { args: { checked: undefined } }

const broken = fileOf(
  Array.from({ length: 60 }, (_, row) => [`${row + 1}`, '', '', '', '', 'x', '', '']),
)

export const NothingGood: Story = {
  args: { file: broken, checked: checkedOf(broken) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nhập 0 dòng' })).toBeDisabled()
    await expect(canvas.getByText('và 10 lỗi nữa, xem trong tệp tải về')).toBeInTheDocument()
  },
}

const long = fileOf([['1', '', 'Ữ Ẫ Ổ ẶỴ ợ '.repeat(30), '', '', 'x'.repeat(80), 'bảy', '']])

export const LongText: Story = { args: { file: long, checked: checkedOf(long) } }

export const Starting: Story = { args: { starting: 'import' } }

export const Phone: Story = {
  args: { file: faultyFile, checked: checkedOf(faultyFile) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
