import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { VariantsSlot } from '@/features/admin-products/form/VariantsSlot'
import { fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm, onSent, send } from '../../../support/in-form'
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

/** A name and a cell that the form has not heard of are sent, too. */
export const SentWithTheLastKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox', { name: /^Tên màu/ })
    const [cell] = canvas.getAllByRole('textbox', { name: /^Giá bán/ })
    if (!name || !cell) throw new Error('No field')
    await userEvent.clear(cell)
    await userEvent.type(cell, '123')
    send(canvas)
    const price = expect.arrayContaining([expect.objectContaining({ price: 123 })])
    await waitFor(() =>
      expect(onSent).toHaveBeenLastCalledWith(expect.objectContaining({ variants: price })),
    )
    await userEvent.clear(name)
    await userEvent.type(name, 'Đỏ mận')
    send(canvas)
    const color = expect.arrayContaining([expect.objectContaining({ name: 'Đỏ mận' })])
    await waitFor(() =>
      expect(onSent).toHaveBeenLastCalledWith(expect.objectContaining({ colors: color })),
    )
  },
}
