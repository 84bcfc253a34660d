import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const meta = {
  component: VisuallyHidden,
  args: { children: 'Giá gốc' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Invisible, but screen readers read it. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Giá gốc').getBoundingClientRect().width).toBe(1)
  },
}
