import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummaryItem } from '@/features/checkout/SummaryItem'
import { longNamed, shirt } from './checkout-world'

const meta = {
  component: SummaryItem,
  args: { line: shirt, error: undefined },
  render: (args) => (
    <ul>
      <SummaryItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof SummaryItem>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

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
