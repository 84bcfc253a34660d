import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterSelect } from '@/ui/table/FilterSelect'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In a `FilterLine`, for a filter of which one value counts.'],
  avoid: ['In forms: take a `Select` with its label above.'],
  keyboard: [['Arrow keys', 'choose']],
  reader: 'A list by the name of the filter; its first choice takes the filter back.',
}

const meta = {
  component: FilterSelect,
  parameters: { guide },
  args: {
    label: 'Chất liệu',
    value: '',
    options: ['Lụa', 'Linen', 'Đũi'].map((label) => ({ value: label, label })),
    onChange: fn(),
  },
} satisfies Meta<typeof FilterSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Unset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const fabric = canvas.getByRole('combobox', { name: 'Chất liệu' })
    await expect(fabric).toHaveDisplayValue('Chất liệu: tất cả')
    await userEvent.selectOptions(fabric, 'Linen')
    await expect(args.onChange).toHaveBeenCalledWith('Linen')
  },
}

export const Chosen: Story = { args: { value: 'Lụa' } }

/** A value that is no longer on offer is still named. */
export const UnknownValue: Story = {
  args: { value: 'Gấm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Gấm')
  },
}
