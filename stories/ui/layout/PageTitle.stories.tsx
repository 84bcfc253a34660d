import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageTitle } from '@/ui/layout/PageTitle'

const meta = {
  component: PageTitle,
  args: { children: 'Giỏ hàng' },
} satisfies Meta<typeof PageTitle>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Giỏ hàng' })).toBeVisible()
  },
}

/** Stacked diacritics are not clipped. */
export const StackedMarks: Story = {
  args: { children: 'Ữ Ẫ Ổ ẶỴ ợ Những đường cắt bền với thời gian' },
  globals: { viewport: { value: 'phone' } },
}
