import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { boolean, object, string } from 'yup'
import { Button } from '@/ui/actions/Button'
import { Combobox } from '@/ui/choosing/Combobox'
import { FormCheckbox, FormRadioGroup, FormTextField } from '@/ui/form/fields'
import { Form, type FormHelpers, type FormProps } from '@/ui/form/Form'
import { useFormField, useIsSubmitting } from '@/ui/form/use-form'

type Values = {
  name: string
  province: string | null
  payment: string | null
  agreed: boolean
}

const id = 'ui.error'

const schema = object({
  name: string().required(id),
  province: string().nullable().required(id),
  payment: string().nullable().required(id),
  agreed: boolean().oneOf([true], id),
})

function Send() {
  return (
    <Button type="submit" loading={useIsSubmitting()}>
      Gửi
    </Button>
  )
}

function Province() {
  return (
    <Combobox
      {...useFormField<string | null>('province')}
      label="Tỉnh/Thành phố"
      options={[
        { value: '01', label: 'Hà Nội' },
        { value: '48', label: 'Đà Nẵng' },
      ]}
    />
  )
}

const fields = (
  <div style={{ display: 'grid', gap: '8px' }}>
    <FormTextField name="name" label="Họ và tên" required />
    <Province />
    <FormRadioGroup
      name="payment"
      label="Thanh toán"
      options={[
        { value: 'cod', label: 'Khi nhận hàng' },
        { value: 'paypal', label: 'PayPal' },
      ]}
    />
    <FormCheckbox name="agreed" label="Tôi đồng ý" />
    <Send />
  </div>
)

const filled: Values = { name: 'Lan', province: '01', payment: 'cod', agreed: true }

const meta = preview.type<{ args: FormProps<Values> }>().meta({
  component: Form<Values>,
  parameters: {
    guide: {
      use: [
        'Around all fields that are sent together; rules come from a yup schema that loads with the first check.',
      ],
      avoid: ['For what others may edit too: take `EditorForm`.'],
      reader:
        'After a failed try the first field with an error has the focus, and its error is read.',
    },
  },
  args: {
    initialValues: { name: '', province: null, payment: null, agreed: false },
    schema: () => Promise.resolve(schema),
    onSubmit: fn(),
    onValuesChange: fn(),
    children: fields,
  },
})

export const Untouched = meta.story({})

/** Sending the empty form shows an error at every field. The first field has the focus. */
export const SentEmpty = meta.story({
  tags: ['§5.3.6'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Họ và tên/ })).toHaveFocus())
    await expect(canvas.getAllByText('Có lỗi xảy ra. Vui lòng thử lại.')).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The first field with an error is a group of radio buttons. Its first button gets the focus. */
export const FirstErrorInAGroup = meta.story({
  args: { initialValues: { ...filled, payment: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Khi nhận hàng' })).toHaveFocus())
  },
})

/** Typing in a field removes the field's error (Product §5). */
export const ErrorGoesOnTyping = meta.story({
  tags: ['§5.1.1'],
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Họ và tên/ })
    await userEvent.click(name)
    await userEvent.tab()
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.type(name, 'L')
    await expect(name).toBeValid()
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'L' }),
    )
  },
})

/** Each field shows the server's first message about it, unchanged. */
export const ServerErrors = meta.story({
  args: {
    initialValues: filled,
    onSubmit: fn((_values: Values, { setFieldErrors }: FormHelpers) =>
      setFieldErrors({ name: ['Tên đã bị chặn', 'Khác'] }),
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: /Họ và tên/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Tên đã bị chặn'))
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, 'h')
    await expect(name).toBeValid()
  },
})
