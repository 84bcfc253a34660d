import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'
import { signInStaff } from '../../../support/admin-orders'

const meta = {
  component: ProductsScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Products can be filtered by the back office's categories. */
export const All: Story = {
  tags: ['§10.2.2', '§10.2.3a', '§10.2.3b'],
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('option', { name: /Áo sơ mi/ })
    await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '11')
    await expect(args.onSearch).toHaveBeenCalledWith({ category_id: 11 })
  },
}

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminProducts.timeout'] } }

export const Failing: Story = {
  parameters: {
    scenario: ['login:staff', 'adminProducts.500'],
    expectedMessages: [/Failed to load resource/],
  },
}

export const NoMatch: Story = { args: { search: { q: 'không có sản phẩm nào như thế' } } }
