import preview from '#.storybook/preview'
import { http, HttpResponse } from 'msw'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { billDifference, billOf } from '@/domain/order/bill'
import { AddressFields } from '@/features/addresses/AddressFields'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { writeDraft } from '@/features/checkout/draft'
import { Container } from '@/ui/layout/Container'
import { answer } from '../../support/answers'
import { filledForm, longNamed, shirt } from './checkout-world'

const meta = preview.meta({
  component: CheckoutForm,
  args: {
    lines: [shirt],
    isSignedIn: false,
    address: <AddressFields />,
    lineErrors: new Map(),
    failure: null,
    onSubmit: fn(async () => {}),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ parameters }) => {
    if (parameters.draft) writeDraft(parameters.draft)
  },
  render: (args) => (
    <Container>
      <CheckoutForm {...args} />
    </Container>
  ),
})

const pay = 'Tiến hành thanh toán'

/** The button says what is missing, also to screen readers. The checkboxes are not asked for (Product §5). */
export const Empty = meta.story({
  tags: ['§2.10.1', '§2.10.2a', '§2.10.4e', '§2.14.2c', '§5.3.6a', '§5.3.6b'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: pay })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(
      'Còn thiếu: họ, tên, số điện thoại, địa chỉ, địa chỉ hành chính, phương thức thanh toán',
    )
    await expect(canvas.getByRole('textbox', { name: /^Ghi chú/ })).not.toBeRequired()
    for (const name of [/^Đặt làm địa chỉ mặc định/, /^Tôi đồng ý/])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeRequired()
    const terms = canvas.getByRole('link', { name: /^Điều khoản mua hàng/ })
    await expect(terms).toHaveAttribute('href', '/terms')
    await expect(canvas.getByText('Đổi hoặc trả trong 7 ngày từ lúc nhận hàng.')).toBeVisible()
  },
})

/** A default address is saved with the order. */
export const SignedIn = meta.story({ args: { isSignedIn: true } })

/** The bar is one row of 64 px: the number of what is missing, and the words for screen readers. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: `Còn 6 mục ${pay}` })
    await expect(button.parentElement?.getBoundingClientRect().height).toBe(64)
    await expect(button).toHaveAccessibleDescription(/^Còn thiếu: họ, tên/)
  },
})

/** A press on the disabled button shows what is missing and focuses the first field. */
export const PressedTooEarly = meta.story({
  tags: ['§2.10.1', '§4.8.3', '§5.3.7'],
  play: async ({ args, canvas }) => {
    await canvas.findByDisplayValue('Việt Nam')
    await userEvent.click(canvas.getByRole('button', { name: pay }))
    await expect(await canvas.findByText('Vui lòng nhập tên')).toBeVisible()
    await expect(canvas.getByText('Vui lòng chọn đầy đủ địa chỉ hành chính')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Họ' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const OneMissing = meta.story({
  tags: ['§2.10.2b'],
  parameters: { draft: { ...filledForm, payment: null } },
})

/** After a reload the form has what was typed; the number is said back (Product §5.7). */
export const FromDraft = meta.story({
  parameters: { draft: filledForm, shows: ['Đọc lại: 0912 345 678'] },
})

/** A number that nobody can call is asked about once, at its field; the next press sends it as it is. */
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

export const Sending = meta.story({
  parameters: { draft: filledForm },
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pay }))
  },
})

/** Why the last try failed stays beside the button, which says it too. */
export const Failed = meta.story({
  parameters: { draft: filledForm },
  args: { failure: 'Có lỗi xảy ra khi tạo đơn hàng' },
})

export const FailedOnAPhone = meta.story({
  parameters: { draft: filledForm },
  args: {
    failure:
      'Đơn hàng có thay đổi – Áo dài cách tân tơ gấm ẩn hoa: Giá đã đổi từ 459.000VND thành 479.000VND. Vui lòng xem lại rồi bấm thanh toán lần nữa.',
  },
  globals: { viewport: { value: 'phone' } },
})

/** Cash on delivery or PayPal, which says what happens then (Product §2). */
export const PaymentMethods = meta.story({
  tags: ['§2.10.1', '§9.6a'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    const payPal = canvas.getByRole('radio', { name: 'PayPal' })
    await expect(payPal).toHaveAccessibleDescription(/^Bạn sẽ được chuyển đến PayPal/)
    await userEvent.click(payPal)
    await expect(payPal).toBeChecked()
  },
})

/** Only the lines scroll: total and button stay in sight. */
export const LongOrder = meta.story({
  args: { lines: [shirt, longNamed, { ...shirt, variantId: 3 }, { ...shirt, variantId: 4 }] },
})

/** The host charges another total than was shown: nothing is ordered before a press agrees. */
export const BillChanged = meta.story({
  args: {
    billNotice: {
      kind: 'changed',
      presses: 1,
      ...billDifference(billOf(918_000, { shipping: 15_000 }), billOf(918_000)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tổng tiền vừa thay đổi' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Đồng ý và đặt hàng' })).toBeVisible()
  },
})

/** The host fails after it has quoted once: its last bill stays, marked, as long as the lines and the code are the same. */
export const LastBillStays = meta.story({
  tags: ['§9.7k'],
  parameters: { draft: { ...filledForm, coupon: '' }, expectedMessages: [/Failed to load/] },
  beforeEach: ({ msw }) => {
    const bill = billOf(918_000, { shipping: 45_000 })
    const url = '*/api/orders/quote'
    msw.use(
      http.post(url, () => answer({ bill, valid_until: null, usd: null }), { once: true }),
      http.post(url, () => new HttpResponse(null, { status: 503 })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('45.000VND')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }))
    await expect(await canvas.findByText(/^Chưa hỏi được giá mới nhất/)).toBeVisible()
    await expect(canvas.getByText('45.000VND')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Hỏi lại giá' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mã giảm giá/ }), 'MOCLAN14')
    await expect(await canvas.findByText('Mã giảm giá MOCLAN14')).toBeVisible()
    await expect(canvas.getByText('30.000VND')).toBeVisible()
  },
})

/** A PayPal order that costs otherwise: the shopper is asked before she leaves. */
export const ChargedOtherwise = meta.story({
  args: {
    billNotice: {
      kind: 'charged',
      presses: 0,
      ...billDifference(billOf(918_000, { coupon: 'TET2027' }), billOf(918_000)),
    },
  },
  globals: { locale: 'en', viewport: { value: 'phone' } },
})
