import type { Meta, StoryObj } from '@storybook/react-vite'
import { TopProducts } from '@/features/admin-dashboard/TopProducts'
import { monthFigures } from '../../support/dashboard'
import { longName } from '../../support/products'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The best-selling products of the period; each leads to its form.'],
}

const meta = {
  component: TopProducts,
  parameters: { guide },
  args: { products: monthFigures.top_products },
} satisfies Meta<typeof TopProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {}

export const LongNamesOnAPhone: Story = {
  args: { products: monthFigures.top_products.map((one) => ({ ...one, name: longName })) },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
