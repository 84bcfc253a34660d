import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'

const meta = {
  component: CategoriesScreen,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CategoriesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Danh mục' })
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm danh mục' }))
    await expect(await screen.findByRole('dialog', { name: 'Thêm danh mục' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: ['adminCategories.timeout'] },
}

export const FailingOnAPhone: Story = {
  parameters: { scenario: ['adminCategories.500'] },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
