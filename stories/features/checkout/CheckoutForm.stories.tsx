import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { billDifference, billOf } from '@/domain/order/bill'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { writeCheckoutDraft } from '@/features/checkout/state'
import { Container } from '@/ui/layout/basics'
import { filledForm, aoDai } from './checkout-world'

const meta = preview.meta({
  component: CheckoutForm,
  args: {
    lines: [aoDai],
    isSignedIn: false,
    lineErrors: new Map(),
    failure: null,
    onSubmit: fn(async () => {}),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ parameters }) => {
    if (parameters.draft) writeCheckoutDraft(parameters.draft)
  },
  render: (args) => (
    <Container>
      <CheckoutForm {...args} />
    </Container>
  ),
})

const pay = /^Đặt hàng/

/**
 * The pay button names the missing fields, and screen readers read them too. Checkboxes are never required
 * (Product §5).
 */
export const Empty = meta.story({
  tags: ['§2.10.4d'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: pay })).toHaveAccessibleDescription(
      'Còn thiếu: họ, tên, số điện thoại, địa chỉ, địa chỉ hành chính, phương thức thanh toán',
    )
    await expect(canvas.getByText('Đổi hoặc trả trong 7 ngày từ lúc nhận hàng.')).toBeVisible()
  },
})

/**
 * On a phone, the bar with the pay button is one row of 64 px. The bar shows how many fields are missing, and
 * screen readers read the names of these fields.
 */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: pay })
    await expect(button.parentElement?.getBoundingClientRect().height).toBe(64)
    await expect(canvas.getByText('6 mục')).toBeVisible()
    await expect(button).toHaveAccessibleDescription(/^Còn thiếu: họ, tên/)
  },
})

export const OneMissing = meta.story({
  tags: ['§2.10.2'],
  parameters: { draft: { ...filledForm, payment: null } },
})

/**
 * The form asks once whether an unlikely phone number is right. The next click sends the number unchanged.
 */
export const DoubtfulPhone = meta.story({
  parameters: { draft: { ...filledForm, phone: '1' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: pay })
    await userEvent.click(button)
    const phone = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription(/^Số 1 có đúng không\?/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(phone).toBeValid()
  },
})

/** The host wants another total than the shopper saw. Nothing is ordered until the shopper agrees. */
export const BillChanged = meta.story({
  args: {
    billNotice: {
      kind: 'changed',
      clicks: 1,
      ...billDifference(billOf(2_380_000, { shipping: 15_000 }), billOf(2_380_000)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tổng tiền vừa thay đổi' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Đồng ý và đặt hàng' })).toBeVisible()
  },
})
