import { PayPalScriptProvider } from '@paypal/react-paypal-js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PaypalButtonsPanel } from '@/features/orders/PaypalButtonsPanel'
import { captured, created, failing, fakePaypal, fakeSdk, waiting } from './fake-paypal'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `PaypalModal`: PayPal draws its own buttons.'],
  avoid: ["For the checkout's way to PayPal: it leaves the page, see `leaveForPaypal`."],
  anatomy: [
    ['Placeholder', "While PayPal's script loads."],
    ['Buttons', "PayPal's look, not ours."],
    ['Problem', 'Cancelled, not created, not captured; the buttons stay.'],
  ],
  reader: 'Problems are alerts.',
}

/** A script that plays PayPal's part draws one button; what it answers is the story's. */
const meta = {
  component: PaypalButtonsPanel,
  parameters: { guide },
  args: { orderId: 1, onPaid: fn(), onReload: fn() },
  beforeEach: ({ msw }) => {
    msw.use(created, captured)
    return fakePaypal('approve')
  },
  render: (args, { parameters }) => (
    <PayPalScriptProvider
      options={{ clientId: 'mock', sdkBaseUrl: parameters.sdkBaseUrl ?? fakeSdk }}
    >
      <PaypalButtonsPanel {...args} />
    </PayPalScriptProvider>
  ),
} satisfies Meta<typeof PaypalButtonsPanel>

export default meta
type Story = StoryObj<typeof meta>

/** PayPal draws its buttons in its own look. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'PayPal' })).toBeVisible()
  },
}

export const Paid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }))
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledOnce())
  },
}

/** The order is on its way to PayPal. */
export const Working: Story = {
  beforeEach: ({ msw }) => msw.use(waiting),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'PayPal' })
    await userEvent.click(button)
    await expect(button).toBeDisabled()
  },
}

/** The shopper closed PayPal's window: nothing is paid, and the buttons are there again. */
export const Cancelled: Story = {
  beforeEach: () => fakePaypal('cancel'),
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'PayPal' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Bạn đã hủy thanh toán')).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(args.onPaid).not.toHaveBeenCalled()
  },
}

/** PayPal got no order: nothing was opened. */
export const FailedToCreate: Story = {
  parameters: { expectedMessages: [/Failed to load resource/] },
  beforeEach: ({ msw }) => msw.use(failing('/api/payments/paypal/create')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('PayPal')
  },
}

/** Approved, but the money was not taken. */
export const FailedToCapture: Story = {
  parameters: { expectedMessages: [/Failed to load resource/] },
  beforeEach: ({ msw }) => msw.use(failing('/api/payments/capture')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(args.onPaid).not.toHaveBeenCalled()
  },
}

/** PayPal can't be reached at all. */
export const ScriptFails: Story = {
  parameters: { sdkBaseUrl: 'http://127.0.0.1:9/sdk/js', expectedMessages: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể tải PayPal')
  },
}
