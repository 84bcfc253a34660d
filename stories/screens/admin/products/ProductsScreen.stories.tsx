import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProductsScreen } from '@/screens/admin/products/ProductsScreen'

const meta = {
  component: ProductsScreen,
  args: { search: {}, onSearch: fn() },
  globals: { viewport: { value: 'desktop' } },
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
