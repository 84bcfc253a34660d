import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { PaypalModal } from '@/features/orders/PaypalModal'

/** No flow of the shop opens this dialog (Product §2): it lives here. */
const meta = {
  component: PaypalModal,
  args: { open: true, onOpenChange: fn(), orderId: 1, onPaid: fn() },
} satisfies Meta<typeof PaypalModal>

export default meta
type Story = StoryObj<typeof meta>

/** As the shop stands: its configuration knows no client id, so nothing of PayPal's is loaded. */
export const NotConfigured: Story = {
  args: { clientId: '' },
  play: async () => {
    await expect(await screen.findByText(/chưa cấu hình PayPal/)).toBeVisible()
    await expect(document.querySelector('script[src*="paypal"]')).toBeNull()
  },
}

/** PayPal's script does not come: said, with another try. */
export const ScriptFails: Story = {
  args: { clientId: 'mock', sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' },
  parameters: { expectedMessages: [/Failed to load/] },
  play: async () => {
    await expect(await screen.findByText('Không thể tải PayPal')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}
