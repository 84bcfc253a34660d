import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Nearest } from '@/features/catalogue/more/Nearest'

const meta = {
  component: Nearest,
  args: { slug: 'dam-chu-a-da-het' },
} satisfies Meta<typeof Nearest>

export default meta
type Story = StoryObj<typeof meta>

export const LikeTheAddress: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Đầm chữ A/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Đầm' })).toBeVisible()
  },
}

/** Nothing is named like it: the categories remain. */
export const LikeNothing: Story = {
  args: { slug: 'xyzzy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Đầm' })).toBeVisible()
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...LikeTheAddress, globals: { viewport: { value: 'phone' } } }
