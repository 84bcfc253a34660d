import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchPreview } from '@/features/admin-products/form/SearchPreview'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below the texts for search engines, as they would be shown and cut.'],
}

const meta = {
  component: SearchPreview,
  parameters: { form: fromProduct(product), guide },
  args: { slug: product.slug },
  decorators: [inForm],
} satisfies Meta<typeof SearchPreview>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheProduct: Story = {}

export const OwnTextsOnAPhone: Story = {
  parameters: {
    form: {
      ...fromProduct(product),
      meta_title: 'Áo sơ mi lụa tơ tằm dệt tay Hà Đông, may đo theo số đo riêng, giao toàn quốc',
      meta_description: 'Lụa tơ tằm dệt tay, cổ đứng, cúc bọc vải. '.repeat(6),
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A product without a name or an address yet. */
export const Empty: Story = { args: { slug: undefined }, parameters: { form: emptyProductForm } }
