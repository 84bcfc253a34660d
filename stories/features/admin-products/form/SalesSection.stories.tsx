import type { Meta, StoryObj } from '@storybook/react-vite'
import { SalesSection } from '@/features/admin-products/form/SalesSection'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Price and stock; with variants they are only summed up here.'],
}

const meta = {
  component: SalesSection,
  decorators: [inForm],
  parameters: { guide },
} satisfies Meta<typeof SalesSection>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutVariants: Story = {
  parameters: { form: { ...emptyProductForm, price: '490.000', stock: '12' } },
}

/** The variants have price and stock; here they are only said. */
export const FromVariants: Story = { parameters: { form: fromProduct(product) } }
