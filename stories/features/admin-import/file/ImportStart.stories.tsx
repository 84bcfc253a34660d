import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportStart } from '@/features/admin-import/file/ImportStart'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['First step of an import: one file is chosen, dropped or pasted.'],
  avoid: ['For pictures: those have `ImagesField`.'],
  keyboard: [['Enter, Space', "opens the device's file picker"]],
  reader: 'The tile is a file input with its hint; what is wrong with a file is read as its error.',
}

const meta = {
  component: ImportStart,
  args: { isReading: false, problem: undefined, onFile: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof ImportStart>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['ID,Giá\n1,250k'], 'gia.csv', { type: 'text/csv' })
    await userEvent.upload(canvas.getByLabelText('Chọn tệp CSV'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}

export const Reading: Story = { args: { isReading: true } }

/** A spreadsheet that was not saved as CSV. */
export const NoTable: Story = {
  args: { problem: { name: 'gia-thang-12.xlsx', rows: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Chọn tệp CSV')).toHaveAccessibleDescription(
      /Không đọc được “gia-thang-12.xlsx”/,
    )
  },
}

export const TooManyRows: Story = {
  args: { problem: { name: `${'danh-muc-'.repeat(20)}.csv`, rows: 12_345 } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
