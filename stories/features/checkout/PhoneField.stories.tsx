import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PhoneField } from '@/features/checkout/PhoneField'
import { InOrderForm } from './checkout-world'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The phone number for the courier, said back in groups.'],
}

const meta = {
  component: PhoneField,
  parameters: { guide },
  render: () => (
    <InOrderForm>
      <PhoneField />
    </InOrderForm>
  ),
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Shows the number grouped, however it was typed (Product §5.7). */
export const ReadBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+84 (0)912-345-678')
    await expect(canvas.getByText('Số của bạn: 0912 345 678')).toBeVisible()
  },
}
