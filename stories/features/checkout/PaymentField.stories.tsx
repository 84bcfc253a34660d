import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaymentField } from '@/features/checkout/PaymentField'
import { filledForm, InOrderForm } from './checkout-world'

const meta = {
  component: PaymentField,
  render: (_, { parameters }) => (
    <InOrderForm values={parameters.values}>
      <PaymentField />
    </InOrderForm>
  ),
} satisfies Meta<typeof PaymentField>

export default meta
type Story = StoryObj<typeof meta>

/** PayPal is shown and says that it is coming. */
export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    const payPal = canvas.getByRole('radio', { name: 'PayPal' })
    await expect(payPal).toBeDisabled()
    await expect(payPal).toHaveAccessibleDescription('Sắp ra mắt')
  },
}

export const CashOnDelivery: Story = { parameters: { values: filledForm } }
