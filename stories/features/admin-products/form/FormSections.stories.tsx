import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { FormSections } from '@/features/admin-products/form/FormSections'
import type { Guide } from '../../../../.storybook/docs/guide'
import { categories, product } from '../../../support/admin-product'
import { inForm, onSent, send } from '../../../support/in-form'
import { signInAsStaff } from '../../../support/shopper'

const guide: Guide = {
  use: ['The five parts in their order. Typing in one field does not draw the others again.'],
}

const meta = {
  component: FormSections,
  parameters: { form: fromProduct(product), guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { categories, slug: product.slug, onBusy: fn(), onBadCells: fn() },
  decorators: [inForm],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FormSections>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** Without variants price and stock are typed here; search engines are told what there is. */
export const WithoutVariants: Story = {
  args: { slug: undefined },
  parameters: { form: { ...emptyProductForm, price: '490.000', stock: '12' } },
}

export const LongTextsOnAPhone: Story = {
  parameters: {
    form: {
      ...fromProduct(product),
      status: 'draft',
      internal_notes: 'Chờ duyệt phom và giá, hỏi lại xưởng Hà Đông về thời gian dệt. '.repeat(4),
      meta_title: 'Áo sơ mi lụa tơ tằm dệt tay Hà Đông, may đo theo số đo riêng, giao toàn quốc',
      meta_description: 'Lụa tơ tằm dệt tay, cổ đứng, cúc bọc vải. '.repeat(6),
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A cell that says no number is counted, and kept as typed. */
export const BadCell: Story = {
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
