import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BodyFigure } from '@/features/sizes/BodyFigure'

const meta = {
  component: BodyFigure,
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
