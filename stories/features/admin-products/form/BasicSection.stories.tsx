import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BasicSection } from '@/features/admin-products/form/BasicSection'
import { signInAsStaff } from '../../../support/shopper'
import { emptyProductForm, fromProduct } from '@/domain/admin/product-form'
import { categories, product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Name, category, brand, description and pictures: what the product is.'],
}

const meta = {
  component: BasicSection,
  parameters: { form: fromProduct(product), guide, scenario: ['login:staff'] },
  beforeEach: signInAsStaff,
  args: { categories, onBusy: fn() },
  decorators: [inForm],
} satisfies Meta<typeof BasicSection>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Empty: Story = { parameters: { form: emptyProductForm } }

/** The categories can't be read: their field says so and tries again. */
export const CategoriesFailed: Story = {
  args: {
    categories: { options: [], loading: false, error: 'Không tải được danh mục', onRetry: fn() },
  },
}
