import preview from '#.storybook/preview'
import { Button } from '@/ui/actions/Button'
import { TotalBar } from '@/ui/layout/TotalBar'

const meta = preview.meta({
  component: TotalBar,
  parameters: {
    guide: {
      use: ['For a total with the one button that comes next: cart, checkout.'],
      avoid: ['For several actions: a row of buttons.'],
      reader: 'The total is read before the button.',
    },
  },
  args: {
    label: 'Tổng cộng',
    amount: '768.000VND',
    children: (
      <Button size="lg" block>
        Thanh toán
      </Button>
    ),
  },
})

/** The button is disabled. The reason stands in the place of the total, because the total is zero. */
export const ReasonOnAPhone = meta.story({
  args: {
    children: (
      <>
        <Button size="lg" block disabled>
          Thanh toán
        </Button>
        <p data-instead>Vui lòng chọn ít nhất một sản phẩm để thanh toán</p>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
})
