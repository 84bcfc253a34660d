import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { fn } from 'storybook/test'
import { savePurchase } from '@/features/orders/purchases'
import { PaypalReturn } from '@/screens/checkout/PaypalReturn'
import { Toaster } from '@/ui/toast/Toaster'
import { returnedFromPaypal, shirt } from '../../features/checkout/checkout-world'

const capture = '/api/payments/capture'

const meta = {
  component: PaypalReturn,
  args: { returned: { success: true, token: 'EC-1' }, onStay: fn() },
  argTypes: { returned: returnedFromPaypal },
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: () => {
    savePurchase({
      key: 'story',
      at: Date.now(),
      method: 'paypal',
      lines: [shirt],
      besides: [],
      state: 'approving',
      payment: { paymentId: 'PAY-1', token: 'EC-1', url: '/mock/paypal' },
    })
  },
  render: (args) => (
    <>
      <PaypalReturn {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PaypalReturn>

export default meta
type Story = StoryObj<typeof meta>

/** The capture is pending. */
export const Capturing: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(capture, () => delay(3000))),
}
