import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { ProductPreview } from '@/screens/admin/product-form/ProductPreview'
import { product } from '../../../support/admin-product'

const meta = {
  component: ProductPreview,
  args: { form: fromProduct(product), onClose: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ProductPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const FilledOnAPhone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
/** An empty form: the shop's placeholders. */
export const Empty: Story = { args: { form: emptyProductForm } }
