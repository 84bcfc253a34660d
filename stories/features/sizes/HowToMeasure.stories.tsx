import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HowToMeasure } from '@/features/sizes/HowToMeasure'

const meta = {
  component: HowToMeasure,
} satisfies Meta<typeof HowToMeasure>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /ngực, eo, hông/ })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
