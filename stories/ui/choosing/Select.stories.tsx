import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Select } from '@/ui/choosing/Select'
import { Controlled } from '../controlled'

const meta = {
  component: Select,
  args: {
    label: 'Sắp xếp',
    value: 'default',
    options: [
      { value: 'default', label: 'Mặc định' },
      { value: 'low-to-high', label: 'Giá thấp đến cao' },
      { value: 'high-to-low', label: 'Giá cao đến thấp' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, setValue) => (
        <Select
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Sắp xếp' })
    await userEvent.selectOptions(select, 'Giá thấp đến cao')
    await expect(select).toHaveValue('low-to-high')
    await expect(args.onChange).toHaveBeenCalledWith('low-to-high')
  },
}

export const HiddenLabel: Story = { args: { hideLabel: true } }

export const Disabled: Story = { args: { disabled: true } }
