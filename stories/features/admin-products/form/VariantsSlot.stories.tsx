import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { VariantsSlot } from '@/features/admin-products/form/VariantsSlot'
import { fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Connects `VariantsField` to the form.'],
}

const meta = {
  component: VariantsSlot,
  parameters: { form: fromProduct(product), guide },
  args: { onBadCells: fn() },
  decorators: [inForm],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VariantsSlot>

export default meta
type Story = StoryObj<typeof meta>

/** A cell that says no number is counted, and kept as typed. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, , , cell] = canvas.getAllByRole('textbox', { name: /^Giá bán/ })
    await userEvent.type(cell ?? document.body, 'x')
    await expect(args.onBadCells).toHaveBeenLastCalledWith(1)
  },
}
