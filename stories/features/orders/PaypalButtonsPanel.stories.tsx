import { PayPalScriptProvider } from '@paypal/react-paypal-js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PaypalButtonsPanel } from '@/features/orders/PaypalButtonsPanel'

const meta = {
  component: PaypalButtonsPanel,
  args: { orderId: 1, onPaid: fn(), onReload: fn() },
  render: (args) => (
    <PayPalScriptProvider options={{ clientId: 'mock', sdkBaseUrl: 'http://127.0.0.1:9/sdk/js' }}>
      <PaypalButtonsPanel {...args} />
    </PayPalScriptProvider>
  ),
} satisfies Meta<typeof PaypalButtonsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const ScriptFails: Story = {
  parameters: { expectedMessages: [/Failed to load/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể tải PayPal')
  },
}
