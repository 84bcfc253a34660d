import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RelatedPages } from '@/screens/info/RelatedPages'

const meta = {
  component: RelatedPages,
  args: { pages: ['/returns', '/size-guide', '/voucher'] },
} satisfies Meta<typeof RelatedPages>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Đổi trả' })
    await expect(way).toHaveAttribute('href', '/returns')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
