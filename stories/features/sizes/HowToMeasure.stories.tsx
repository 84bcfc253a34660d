import type { Meta, StoryObj } from '@storybook/react-vite'
import { HowToMeasure } from '@/features/sizes/HowToMeasure'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['On the size guide, before the finder.'],
}

const meta = {
  component: HowToMeasure,
  parameters: { guide },
} satisfies Meta<typeof HowToMeasure>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
