import type { Meta, StoryObj } from '@storybook/react-vite'
import { HowToMeasure } from '@/features/sizes/HowToMeasure'

const meta = {
  component: HowToMeasure,
} satisfies Meta<typeof HowToMeasure>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
