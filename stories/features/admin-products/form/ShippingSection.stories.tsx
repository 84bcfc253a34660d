import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShippingSection } from '@/features/admin-products/form/ShippingSection'
import { fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Weight in grams, sides in centimetres, notes for packing.'],
}

const meta = {
  component: ShippingSection,
  parameters: { form: fromProduct(product), guide },
  decorators: [inForm],
} satisfies Meta<typeof ShippingSection>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
