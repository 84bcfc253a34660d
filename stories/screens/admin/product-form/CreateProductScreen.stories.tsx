import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CreateProductScreen } from '@/screens/admin/product-form/CreateProductScreen'

const meta = {
  component: CreateProductScreen,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CreateProductScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Tên sản phẩm' })).toHaveValue('')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** The categories can't be read: everything else works. */
export const CategoriesFailed: Story = {
  parameters: { scenario: ['adminCategories.500'] },
}
