import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BodyFigure } from '@/features/sizes/BodyFigure'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Beside the explanation of how to measure.'],
  reader: 'An image with a name; the steps beside it say where to measure.',
}

const meta = {
  component: BodyFigure,
  parameters: { guide },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BodyFigure>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /ngực, eo, hông/ })).toBeVisible()
  },
}
