import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ApiError } from '@/api/errors'
import {
  type AddressForm,
  emptyAddressForm,
  savedAddress,
} from '@/features/address-book/address-form'
import { AddressFields, type AddressFieldsProps } from '@/features/address-book/AddressFields'
import { fieldTexts } from '@/features/address-book/errors'
import { Form } from '@/ui/form/Form'
import { home, long } from './saved-addresses'
import type { Guide } from '../../../.storybook/docs/guide'

type FormOfFields = AddressFieldsProps & {
  start: AddressForm
  /** Why the server refuses the form. */
  refusal: ApiError | null
  onSend: (form: AddressForm) => void
}

/** The fields in their form, as the window has them. */
function FieldsInForm({ start, refusal, onSend, ...fields }: FormOfFields) {
  return (
    <Form<AddressForm>
      initialValues={start}
      schema={() => import('@/features/address-book/schema')}
      onSubmit={(form, { setFieldErrors }) => {
        onSend(form)
        setFieldErrors(fieldTexts(refusal))
      }}
    >
      <AddressFields {...fields} />
    </Form>
  )
}

const guide: Guide = {
  use: ['Inside `AddressEditor`.'],
  reader:
    'Errors of the server stand at their fields; one that belongs to none is an alert above the buttons.',
}

const meta = {
  component: FieldsInForm,
  parameters: { guide },
  args: {
    start: emptyAddressForm,
    refusal: null,
    defaultAnyway: undefined,
    error: null,
    mayBeSaved: false,
    isSending: false,
    onSend: fn(),
    onLook: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '432px', margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FieldsInForm>

export default meta
type Story = StoryObj<typeof meta>

const { form: homeForm } = savedAddress(home)

/** Product §5; the focus goes to the first error. */
export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await canvas.findByText('Vui lòng nhập họ tên')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập số điện thoại')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập địa chỉ')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ tên/ })).toHaveFocus())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The server keeps exactly one default: it can't be unset, and the reason is shown. */
export const OfTheDefault: Story = {
  args: { start: homeForm, defaultAnyway: 'already' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /đang là địa chỉ mặc định/ })
    await expect(box).toBeChecked()
    await expect(box).toBeDisabled()
  },
}

export const First: Story = {
  args: { defaultAnyway: 'first' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const Failed: Story = {
  args: { start: homeForm, error: new ApiError('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không thể kết nối đến server')
  },
}

/** Where the server has several texts for a field, the first one shows under it (Product §5). */
export const Refused: Story = {
  args: {
    start: homeForm,
    refusal: new ApiError(422, '', { phone: ['Số điện thoại đã bị chặn', 'Số quá dài'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await canvas.findByText('Số điện thoại đã bị chặn')).toBeVisible()
    await expect(canvas.queryByText('Số quá dài')).toBeNull()
  },
}

export const MayBeSaved: Story = {
  args: { start: homeForm, mayBeSaved: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem danh sách' }))
    await expect(args.onLook).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = { args: { start: homeForm, isSending: true } }

export const Long: Story = {
  args: { start: savedAddress(long).form, defaultAnyway: 'already' },
  globals: { viewport: { value: 'phone' } },
}
