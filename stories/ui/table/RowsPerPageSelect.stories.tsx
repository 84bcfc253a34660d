import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RowsPerPageSelect } from '@/ui/table/RowsPerPageSelect'
import type { Guide } from '../../../.storybook/docs/guide'

const choices: readonly number[] = [20, 50, 100]

const guide: Guide = {
  use: ['Below lists of the back office.'],
  keyboard: [['Down, Up', 'choose']],
  reader: "The browser's own select with its label.",
}

const meta = {
  component: RowsPerPageSelect,
  parameters: { guide },
  args: { choices, value: 20, onChange: fn() },
} satisfies Meta<typeof RowsPerPageSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Twenty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Số dòng mỗi trang' }), '50')
    await expect(args.onChange).toHaveBeenCalledWith(50)
  },
}
