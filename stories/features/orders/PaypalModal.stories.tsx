import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PaypalModal } from '@/features/orders/PaypalModal'
import { captured, created, failing, fakePaypal, fakeSdk } from './fake-paypal'

/**
 * No flow of the shop opens this dialog (Product §2); the stories are its only use. A script that plays PayPal's part draws one
 * button; what it answers is the story's.
 */
const meta = preview.meta({
  component: PaypalModal,
  args: {
    open: true,
    onOpenChange: fn(),
    orderId: 1,
    onPaid: fn(),
    clientId: 'mock',
    sdkBaseUrl: fakeSdk,
  },
  beforeEach: ({ msw }) => {
    msw.use(created, captured)
    return fakePaypal('approve')
  },
})

/** Without a client id in the configuration, nothing is loaded from PayPal. */
export const NotConfigured = meta.story({
  tags: ['§2.10.4a', '§2.10.4c'],
  args: { clientId: '' },
  play: async () => {
    await expect(await screen.findByText(/chưa cấu hình PayPal/)).toBeVisible()
    await expect(document.querySelector('script[src*="paypal"]')).toBeNull()
  },
})

const paypalButton = () => screen.findByRole('button', { name: 'PayPal' })

export const Paid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await paypalButton())
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce())
  },
})

/** PayPal's script fails to load: an error with a retry. */
export const ScriptFails = meta.story({
  tags: ['§2.10.4a'],
  args: { sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' },
  parameters: { expectedMessages: [/Failed to load/] },
  play: async () => {
    await expect(await screen.findByText('Không thể tải PayPal')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
})

/** The shopper closed PayPal's window: nothing is paid, and the buttons are there again. */
export const Cancelled = meta.story({
  beforeEach: () => fakePaypal('cancel'),
  play: async ({ args, userEvent }) => {
    const button = await paypalButton()
    await userEvent.click(button)
    await expect(await screen.findByText('Bạn đã hủy thanh toán')).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(args.onPaid).not.toHaveBeenCalled()
  },
})

/** PayPal got no order: nothing was opened. */
export const FailedToCreate = meta.story({
  tags: ['§8.11.1a'],
  beforeEach: ({ msw }) => msw.use(failing('/api/payments/paypal/create')),
  play: async ({ userEvent }) => {
    await userEvent.click(await paypalButton())
    await expect(await screen.findByRole('alert')).toHaveTextContent('PayPal')
  },
})
