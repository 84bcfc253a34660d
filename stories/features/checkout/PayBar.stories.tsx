import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PayBar } from '@/features/checkout/PayBar'
import { Container } from '@/ui/layout/Container'
import { filledForm, InOrderForm } from './checkout-world'

const meta = {
  component: PayBar,
  args: { total: 933_000 },
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <Container>
      <InOrderForm {...parameters.form}>
        <PayBar {...args} />
      </InOrderForm>
    </Container>
  ),
} satisfies Meta<typeof PayBar>

export default meta
type Story = StoryObj<typeof meta>

/** Says what is missing, also to screen readers. */
export const EverythingMissing: Story = {
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Tiến hành thanh toán' })
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await expect(pay).toHaveAccessibleDescription(
      'Còn thiếu: tên, họ, số điện thoại, địa chỉ, địa chỉ hành chính, phương thức thanh toán',
    )
  },
}

export const OneMissing: Story = {
  parameters: { form: { values: { ...filledForm, payment: null } } },
}

export const Ready: Story = { parameters: { form: { values: filledForm } } }

/** On its way: nothing more can be sent. */
export const Sending: Story = {
  parameters: { form: { values: filledForm, onSubmit: () => new Promise<void>(() => {}) } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Tiến hành thanh toán' })
    await userEvent.click(pay)
    await waitFor(() => expect(pay).toHaveAttribute('aria-busy', 'true'))
  },
}
