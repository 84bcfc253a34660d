import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from '@/screens/wishlist/Heart'
import { summary } from '../../support/products'
import { signIn } from '../../support/shopper'

const meta = {
  component: Heart,
  args: { product: { ...summary, summary }, wished: false },
  parameters: { scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof Heart>

export default meta
type Story = StoryObj<typeof meta>

export const NotWished: Story = {}

export const Wished: Story = { args: { wished: true } }
