import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddedLine } from '@/features/cart/added/AddedLine'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the note after “add to cart”: what was added, and what the cart comes to.'],
}

const meta = {
  component: AddedLine,
  parameters: { guide },
  args: { line: lineKinds.usual, units: 2, subtotal: 918_000, opener: null },
} satisfies Meta<typeof AddedLine>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const LongOnAPhone: Story = {
  args: { line: lineKinds.long, units: 999, subtotal: 149_400_000 },
  globals: { viewport: { value: 'phone' } },
}

export const WithoutPicture: Story = { args: { line: lineKinds.withoutPicture } }
