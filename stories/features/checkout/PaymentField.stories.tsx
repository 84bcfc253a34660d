import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PaymentField } from '@/features/checkout/PaymentField'
import { filledForm, InOrderForm } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Cash on delivery or PayPal.'],
  keyboard: [['Arrow keys', 'choose']],
}

const meta = {
  component: PaymentField,
  parameters: { guide },
  render: (_, { parameters }) => (
    <InOrderForm values={parameters.values}>
      <PaymentField />
    </InOrderForm>
  ),
} satisfies Meta<typeof PaymentField>

export default meta
type Story = StoryObj<typeof meta>

/** Cash on delivery or PayPal, which says what happens then (Product §2). */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    const payPal = canvas.getByRole('radio', { name: 'PayPal' })
    await expect(payPal).toHaveAccessibleDescription(/^Bạn sẽ được chuyển đến PayPal/)
    await userEvent.click(payPal)
    await expect(payPal).toBeChecked()
  },
}

export const CashOnDelivery: Story = { parameters: { values: filledForm } }
