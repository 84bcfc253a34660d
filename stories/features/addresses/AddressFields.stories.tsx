import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { object } from 'yup'
import { emptyOrderForm } from '@/domain/order/form'
import { AddressFields } from '@/features/addresses/AddressFields'
import { Form } from '@/ui/form/Form'

const meta = preview.type<{ args: { street: string } }>().meta({
  component: AddressFields,
  args: { street: '' },
  render: ({ street }) => (
    <Form
      initialValues={{ ...emptyOrderForm, street }}
      schema={() => Promise.resolve(object())}
      onSubmit={fn()}
    >
      <AddressFields />
    </Form>
  ),
})

/** The shopper can pick a suggestion with Down and Enter, or with a click. */
export const Suggesting = meta.story({
  tags: ['§4.7.6', '§4.7.7'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /^Địa chỉ/ })
    await userEvent.type(box, '12 le loi, ben nghe, q1')
    await screen.findByRole('option', { name: /Phường Bến Nghé, Quận 1/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveValue('12 le loi')
    await canvas.findByDisplayValue('Phường Bến Nghé')
  },
})
