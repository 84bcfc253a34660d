import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SummaryItem } from '@/features/checkout/SummaryItem'
import { longNamed, shirt } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['A line of the order, with what the server said of it.'],
}

const meta = {
  component: SummaryItem,
  parameters: { guide },
  args: { line: shirt, error: undefined },
  render: (args) => (
    <ul>
      <SummaryItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof SummaryItem>

export default meta
type Story = StoryObj<typeof meta>

/** Picture, name, colour and size, quantity, price (Product §2). */
export const Usual: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const text of [shirt.name, 'Đỏ sơn mài · M', 'Số lượng: 02', '459.000VND'])
      await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeInTheDocument()
  },
}

export const LongNameNoPicture: Story = {
  args: { line: longNamed },
  globals: { viewport: { value: 'phone' } },
}

export const WithoutColourAndSize: Story = { args: { line: { ...shirt, color: null, size: null } } }

/** The server refused this line. */
export const Refused: Story = { args: { error: 'Sản phẩm không đủ hàng' } }

/** The server asks another price than the one the shopper saw. */
export const Dearer: Story = { args: { line: { ...shirt, oldPrice: 399_000 } } }

export const FewerLeft: Story = {
  args: { line: { ...shirt, quantity: 1, quantityBefore: 4, oldPrice: 499_000 } },
}

export const SoldOut: Story = { args: { line: { ...shirt, gone: true, stock: 0 } } }

export const Gone: Story = { args: { line: { ...longNamed, gone: true } } }
