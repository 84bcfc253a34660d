import preview from '#.storybook/preview'
import { billDifference, billOf } from '@/domain/order/bill'
import { Button } from '@/ui/actions/Button'
import { BillNotice } from '@/ui/data/BillNotice'

const meta = preview.meta({
  component: BillNotice,
  parameters: {
    guide: {
      use: [
        'Where the shop charges another total than it showed: beside the pay button, and above a placed order.',
      ],
      avoid: ['For a price that changed in the cart: the line of the cart shows the change.'],
      reader: 'After a click, the focus moves to the notice, which has its title as its name.',
    },
  },
  args: {
    kind: 'changed' as const,
    clicks: 0,
    ...billDifference(
      billOf(918_000),
      billOf(918_000, { coupon: 'MOCLAN14', granted: 128_520, shipping: 45_000 }),
    ),
    children: (
      <Button type="submit" variant="secondary">
        Đồng ý và đặt hàng
      </Button>
    ),
  },
})

/** The total has changed. Nothing is ordered before the shopper agrees. */
export const Asks = meta.story({})

/** The order is already placed with another total, so the notice has no button. */
export const Tells = meta.story({
  args: { kind: 'charged', children: undefined },
  globals: { locale: 'en', viewport: { value: 'phone' } },
})
