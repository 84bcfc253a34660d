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
      schema={() => Promise.resolve({ schema: object() })}
      onSubmit={fn()}
    >
      <AddressFields />
    </Form>
  ),
})

/** Down and Enter take a suggestion, as a press does. */
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

/** A ward whose successor the map does not know: the wards of its old district. */
export const Asked = meta.story({
  args: { street: '3 Phan Văn Trị, Phường 15, Gò Vấp' },
  tags: ['§4.7.9'],
  parameters: { scenario: ['address.two-tier'] },
  play: async ({ canvas, userEvent }) => {
    const ward = await canvas.findByRole('button', { name: 'Phường An Nhơn' }, { timeout: 5000 })
    await userEvent.click(ward)
    await canvas.findByDisplayValue('Phường An Nhơn')
    await expect(canvas.getByRole('combobox', { name: /^Địa chỉ/ })).toHaveValue('3 Phan Văn Trị')
  },
})

/** A host that does not answer: the text stays, nothing is offered. */
export const NoSearch = meta.story({
  args: { street: '12 Lê Lợi, Bến Nghé, Q1' },
  parameters: { scenario: ['searchAddress.serverError'] },
})
