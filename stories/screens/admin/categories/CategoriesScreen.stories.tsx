import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CategoriesScreen } from '@/screens/admin/categories/CategoriesScreen'
import { signInStaff } from '../../../support/admin-orders'

const meta = {
  component: CategoriesScreen,
  parameters: { scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
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
  parameters: { scenario: ['login:staff', 'adminCategories.timeout'] },
}

export const FailingOnAPhone: Story = {
  parameters: {
    scenario: ['login:staff', 'adminCategories.500'],
    expectedMessages: [/Failed to load resource/],
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
