import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FormSections } from '@/features/admin-products/form/FormSections'
import { signInAsStaff } from '../../../support/shopper'
import { fromProduct } from '@/domain/admin/product-form'
import { categories, product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

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
