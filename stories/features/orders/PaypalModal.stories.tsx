import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { PaypalModal } from '@/features/orders/PaypalModal'
import { fakePaypal, fakeSdk } from './fake-paypal'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['For an order that is to be paid here. No flow of the shop opens it.'],
  keyboard: [['Escape', 'closes it']],
}

/** No flow of the shop opens this dialog (Product §2); the story is its only use. */
const meta = {
  component: PaypalModal,
  parameters: { guide },
  args: { open: true, onOpenChange: fn(), orderId: 1, onPaid: fn() },
} satisfies Meta<typeof PaypalModal>

export default meta
type Story = StoryObj<typeof meta>

/** Without a client id in the configuration, nothing is loaded from PayPal. */
export const NotConfigured: Story = {
  args: { clientId: '' },
  play: async () => {
    await expect(await screen.findByText(/chưa cấu hình PayPal/)).toBeVisible()
    await expect(document.querySelector('script[src*="paypal"]')).toBeNull()
  },
}

export const Ready: Story = {
  args: { clientId: 'mock', sdkBaseUrl: fakeSdk },
  beforeEach: () => fakePaypal('approve'),
}

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' }, locale: 'en' } }

/** PayPal's script fails to load: an error with a retry. */
export const ScriptFails: Story = {
  args: { clientId: 'mock', sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' },
  parameters: { expectedMessages: [/Failed to load/] },
  play: async () => {
    await expect(await screen.findByText('Không thể tải PayPal')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
