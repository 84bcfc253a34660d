import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn } from 'storybook/test'
import { storePending } from '@/features/orders/pending-payments'
import { PaypalReturn } from '@/screens/checkout/PaypalReturn'
import { Toaster } from '@/ui/toast/Toaster'
import { shirt } from '../../features/checkout/checkout-world'

const capture = '/api/payments/capture'
const failed = () => HttpResponse.json({ success: false, message: '' }, { status: 500 })

const meta = {
  component: PaypalReturn,
  args: { returned: { success: true, token: 'EC-1' }, onStay: fn() },
  parameters: { layout: 'fullscreen', path: '/checkout' },
  beforeEach: () =>
    storePending({ paymentId: 'PAY-1', token: 'EC-1', url: '/mock/paypal', lines: [shirt] }),
  render: (args) => (
    <>
      <PaypalReturn {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PaypalReturn>

export default meta
type Story = StoryObj<typeof meta>

/** On to the cart, with the text of Product §8. */
export const CaptureFails: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(capture, failed), http.get('/api/payments/paypal/status', failed)),
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('Không thể hoàn tất thanh toán PayPal')
    await expect(loaded.world.router.state.location.pathname).toBe('/cart')
  },
}

/** The lines are taken back to the checkout. */
export const Cancelled: Story = {
  args: { returned: { success: false, token: 'EC-1' } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Bạn đã huỷ thanh toán')
    await expect(args.onStay).toHaveBeenCalledOnce()
  },
}

/** The capture is on its way. The last story, and no endless one: captures go one at a time. */
export const Capturing: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(capture, () => delay(3000))),
}
