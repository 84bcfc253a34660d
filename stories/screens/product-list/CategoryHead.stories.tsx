import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryHead } from '@/screens/product-list/CategoryHead'

const meta = {
  component: CategoryHead,
  args: { slug: null, data: undefined, q: undefined, failed: false },
} satisfies Meta<typeof CategoryHead>

export default meta
type Story = StoryObj<typeof meta>

export const AllProducts: Story = {}

export const Found: Story = { args: { q: 'áo sơ mi' } }

/** The name comes with the answer. */
export const Loading: Story = { args: { slug: 'shirts' } }

export const NotFoundOnAPhone: Story = {
  args: { slug: 'nowhere', failed: true },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
