import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from '@/screens/not-found/NotFoundScreen'

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', path: '/khong/co' },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Vietnamese: Story = {
  tags: ['§2.1.16'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/')
    const dresses = await canvas.findByRole('link', { name: 'Đầm' })
    await expect(dresses).toHaveAttribute('href', '/category/dresses')
  },
}
