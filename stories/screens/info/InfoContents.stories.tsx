import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InfoContents } from '@/screens/info/InfoContents'

const meta = {
  component: InfoContents,
  args: {
    items: [
      { id: 'fee', title: 'Phí giao hàng' },
      { id: 'time', title: 'Thời gian dự kiến' },
      { id: 'stages', title: 'Đơn hàng đi qua những chặng nào và mất bao lâu ở mỗi chặng' },
    ],
  },
} satisfies Meta<typeof InfoContents>

export default meta
type Story = StoryObj<typeof meta>

/** Links to headings of the same page. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Phí giao hàng' })
    await expect(way).toHaveAttribute('href', '/#fee')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
