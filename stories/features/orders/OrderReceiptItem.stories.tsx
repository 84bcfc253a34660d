import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderReceiptItem } from '@/features/orders/OrderReceiptItem'
import { item, longItem } from './order-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One item of a placed order.'],
}

const meta = {
  component: OrderReceiptItem,
  parameters: { guide },
  args: { item },
  render: (args) => (
    <ul>
      <OrderReceiptItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof OrderReceiptItem>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const LongNameNoPicture: Story = { args: { item: longItem } }

export const WithoutColourAndSize: Story = { args: { item: { ...item, color: '', size: '' } } }
