import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { emptyOrderForm } from '@/domain/order/form'
import { FormAddressCascade } from '@/features/addresses/FormAddressCascade'
import { Form } from '@/ui/form/Form'
import { mixed, object } from 'yup'
import { threeTierHandlers } from './address-world'
import type { Guide } from '../../../.storybook/docs/guide'

const schema = object({
  region: mixed().test('never', 'checkout.error.regionIncomplete', () => false),
})

const guide: Guide = {
  use: ['In the forms of checkout and address book, as one field.'],
  reader: "As `AddressCascade`; the form's error stands at the first level that is missing.",
}

const meta = {
  component: FormAddressCascade,
  parameters: { guide },
  args: { name: 'region' },
  beforeEach: ({ msw }) => msw.use(...threeTierHandlers()),
  render: (args) => (
    <Form initialValues={emptyOrderForm} schema={() => Promise.resolve({ schema })} onSubmit={fn()}>
      <FormAddressCascade {...args} />
      <button type="submit">Gửi</button>
    </Form>
  ),
} satisfies Meta<typeof FormAddressCascade>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

/** Moving between the selectors is no blur; submitting focuses the first empty one. */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Việt Nam')
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
    const text = await canvas.findByText('Vui lòng chọn đầy đủ địa chỉ hành chính')
    await expect(text).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Tỉnh/Thành phố' })).toHaveFocus(),
    )
  },
}
