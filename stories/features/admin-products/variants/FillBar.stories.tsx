import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FillBar } from '@/features/admin-products/variants/FillBar'
import type { Guide } from '../../../../.storybook/docs/guide'
import { smallGrid } from '../../../support/variant-grid'

const guide: Guide = {
  use: ['Above the grid: one number for a row, a column or all cells.'],
  keyboard: [['Enter', 'fills']],
}

const meta = {
  component: FillBar,
  parameters: { guide },
  args: { options: smallGrid, layer: 'price', onFill: fn() },
} satisfies Meta<typeof FillBar>

export default meta
type Story = StoryObj<typeof meta>

/** One number for a whole column. */
export const Column: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Số cần điền'), '520k')
    await userEvent.selectOptions(canvas.getByLabelText('Điền vào'), 'Cột M')
    await userEvent.click(canvas.getByRole('button', { name: 'Điền' }))
    await expect(args.onFill).toHaveBeenCalledWith([
      { color: 'Đỏ sơn', size: 'M', layer: 'price', text: '520.000' },
      { color: 'Đỏ mận', size: 'M', layer: 'price', text: '520.000' },
    ])
  },
}

/** Without a number nothing is filled. */
export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Điền' }))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(args.onFill).not.toHaveBeenCalled()
  },
}

export const StockOnAPhone: Story = {
  args: { layer: 'stock' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
