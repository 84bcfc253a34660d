import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { billOf, cartBill } from '@/domain/order/bill'
import { Bill } from '@/ui/data/Bill'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['What an order costs: in the cart, at checkout, on the receipt, in the back office.'],
  avoid: ['For figures of the dashboard, which are no bill.'],
}

const bill = billOf(918_000)

const meta = {
  component: Bill,
  parameters: { guide },
  args: bill,
} satisfies Meta<typeof Bill>

export default meta
type Story = StoryObj<typeof meta>

export const WithTotal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('783.000VND')).toBeVisible()
  },
}

export const Dense: Story = { args: { dense: true, units: 2 } }

/** Of a cart: its sum says what is not in it. */
export const BeforeDelivery: Story = {
  args: { ...cartBill(bill), isBeforeDelivery: true },
}

export const Coupon: Story = {
  args: billOf(918_000, { coupon: 'MOCLAN14' }),
  globals: { locale: 'en' },
}

/** A host may have lines of its own: they come with their text. */
export const LinesOfAHost: Story = {
  args: {
    lines: [
      ...bill.lines,
      { code: 'gift_wrap', label: 'Gói quà bằng giấy dó và ruy băng lụa Vạn Phúc', amount: 45_000 },
    ],
    total: 828_000,
  },
  globals: { viewport: { value: 'phone' } },
}
