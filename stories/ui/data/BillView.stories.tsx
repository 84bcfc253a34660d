import preview from '#.storybook/preview'
import { billOf, cartBill } from '@/domain/order/bill'
import { BillView } from '@/ui/data/BillView'

const bill = billOf(918_000)

const meta = preview.meta({
  component: BillView,
  parameters: {
    guide: {
      use: ['What an order costs: in the cart, at checkout, on the receipt, in the back office.'],
      avoid: ['For figures of the dashboard, which are no bill.'],
    },
  },
  args: bill,
})

export const WithTotal = meta.story({
  parameters: { shows: ['783.000VND'] },
})

/** The bill of a cart says that the sum does not include delivery. */
export const BeforeDelivery = meta.story({
  args: { ...cartBill(bill), isBeforeDelivery: true },
})

/** A host may add lines of its own to the bill. The host also sends their texts. */
export const LinesOfAHost = meta.story({
  args: {
    lines: [
      ...bill.lines,
      { code: 'gift_wrap', label: 'Gói quà bằng giấy dó và ruy băng lụa Vạn Phúc', amount: 45_000 },
    ],
    total: 828_000,
  },
  globals: { viewport: { value: 'phone' } },
})
