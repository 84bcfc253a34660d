import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeFits } from '@/features/sizes/SizeFits'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below an answer: every girth with its own size.'],
}

const meta = {
  component: SizeFits,
  parameters: { guide },
  args: {
    fits: [
      { girth: 'bust', cm: 82.5, size: 'S' },
      { girth: 'hip', cm: 120, size: null },
    ],
  },
} satisfies Meta<typeof SizeFits>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Ngực/ })).toHaveTextContent('82,5 cmS')
  },
}
