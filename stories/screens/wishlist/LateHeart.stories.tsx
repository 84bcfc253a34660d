import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LateHeart } from '@/screens/wishlist/LateHeart'
import { summary } from '../../support/products'

const meta = {
  component: LateHeart,
  args: { product: { ...summary, summary }, wished: false },
} satisfies Meta<typeof LateHeart>

export default meta
type Story = StoryObj<typeof meta>

/** Its place is kept until its code is there. */
export const Late: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
}
