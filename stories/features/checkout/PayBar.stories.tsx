import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PayBar } from '@/features/checkout/PayBar'
import { Container } from '@/ui/layout/Container'
import type { Guide } from '../../../.storybook/docs/guide'
import { filledForm, InOrderForm, shirt } from './checkout-world'

const guide: Guide = {
  use: ['The total and the button to pay; sticks to the lower edge of phones.'],
  reader: 'The button is described by what is still missing.',
}

const meta = {
  component: PayBar,
  args: { lines: [shirt], failureId: undefined },
  parameters: { guide, layout: 'fullscreen' },
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
  tags: ['§2.10.2a'],
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Tiến hành thanh toán' })
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await expect(pay).toHaveAccessibleDescription(
      'Còn thiếu: họ, tên, số điện thoại, địa chỉ, địa chỉ hành chính, phương thức thanh toán',
    )
  },
}

/** One row of 64 px: the number of what is missing, and the words for screen readers. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Còn 6 mục Tiến hành thanh toán' })
    await expect(pay.parentElement?.getBoundingClientRect().height).toBe(64)
    await expect(pay).toHaveAccessibleDescription(/^Còn thiếu: họ, tên/)
  },
}

export const OneMissing: Story = {
  tags: ['§2.10.2b'],
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
