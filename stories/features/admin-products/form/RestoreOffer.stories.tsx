import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { RestoreOffer } from '@/features/admin-products/form/RestoreOffer'
import { categories, product } from '../../../support/admin-product'

const saved = fromProduct(product)
const form = {
  ...saved,
  name: 'Áo sơ mi lụa Hà Đông, bản mới',
  category_id: 12,
  description: `<p>${'Lụa tơ tằm dệt tay, '.repeat(40)}</p>`,
  sizes: ['M'],
  is_featured: false,
}

const meta = {
  component: RestoreOffer,
  args: {
    kept: { form, version: product.updated_at, at: '2026-11-21T07:05:00Z' },
    saved,
    isNew: false,
    isOutdated: false,
    categories: categories.options,
    onRestore: fn(),
    onDiscard: fn(),
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/^(Khác|Different)/)),
} satisfies Meta<typeof RestoreOffer>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Outdated: Story = { args: { isOutdated: true }, globals: { locale: 'en' } }
export const New: Story = {
  args: { saved: emptyProductForm, isNew: true },
  globals: { viewport: { value: 'phone' } },
}
