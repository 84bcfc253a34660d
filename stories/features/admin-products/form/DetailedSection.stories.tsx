import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DetailedSection } from '@/features/admin-products/form/DetailedSection'
import { fromProduct } from '@/domain/admin/product-form'
import { product } from '../../../support/admin-product'
import { inForm } from '../../../support/in-form'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Variants, size chart, tags, and what search engines are told.'],
}

const meta = {
  component: DetailedSection,
  parameters: { form: fromProduct(product), guide },
  args: { slug: product.slug, onBadCells: fn() },
  decorators: [inForm],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DetailedSection>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
