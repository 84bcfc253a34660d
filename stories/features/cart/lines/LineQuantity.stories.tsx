import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LineQuantity } from '@/features/cart/lines/LineQuantity'
import { lineKinds } from '../../../support/lines'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The quantity of a line of the cart, with how many are left where that stands in the way.'],
  reader: 'What is left is announced when a press meets the limit.',
}

const meta = {
  component: LineQuantity,
  parameters: { guide },
  args: { line: lineKinds.usual, min: 0, onChange: fn() },
} satisfies Meta<typeof LineQuantity>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

/** The cart holds more than is left. */
export const FewLeft: Story = { args: { line: lineKinds.fewLeft } }

/** A press at the limit changes nothing and says why. */
export const AtTheLimit: Story = {
  args: { line: { ...lineKinds.usual, quantity: 3, stock: 3 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tăng/ }))
    await expect(canvas.getByText('Chỉ còn 3 sản phẩm')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const SoldOut: Story = { args: { line: lineKinds.soldOut } }
