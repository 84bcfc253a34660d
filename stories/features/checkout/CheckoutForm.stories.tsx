import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FormAddressCascade } from '@/features/addresses/AddressCascade'
import { CheckoutForm } from '@/features/checkout/CheckoutForm'
import { writeDraft } from '@/features/checkout/draft'
import { Container } from '@/ui/layout/Container'
import type { Guide } from '../../../.storybook/docs/guide'
import { threeTierHandlers } from '../addresses/address-world'
import { filledForm, longNamed, shirt } from './checkout-world'

const guide: Guide = {
  use: ['The whole checkout beside its summary. A reload loses nothing.'],
  reader: 'After a failed try the first field with an error has the focus.',
}

const meta = {
  component: CheckoutForm,
  args: {
    lines: [shirt],
    isSignedIn: false,
    region: <FormAddressCascade name="region" />,
    lineErrors: new Map(),
    failure: null,
    onSubmit: fn(async () => {}),
  },
  parameters: { guide, layout: 'fullscreen' },
  beforeEach: ({ msw, parameters }) => {
    msw.use(...threeTierHandlers())
    if (parameters.draft) writeDraft(parameters.draft)
  },
  render: (args) => (
    <Container>
      <CheckoutForm {...args} />
    </Container>
  ),
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A press on the disabled button shows what is missing and focuses the first field. */
export const PressedTooEarly: Story = {
  tags: ['§4.8.3'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tiến hành thanh toán' }))
    await expect(await canvas.findByText('Vui lòng nhập tên')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Họ' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** After a reload the form has what was typed. */
export const FromDraft: Story = {
  parameters: { draft: filledForm },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tiến hành thanh toán' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filledForm, expect.anything()))
  },
}

/** A number that nobody can call is asked about once, at its field; the next press sends it as it is. */
export const DoubtfulPhone: Story = {
  parameters: { draft: { ...filledForm, phone: '1' } },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Tiến hành thanh toán' })
    await userEvent.click(pay)
    const phone = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription(/^Số 1 có đúng không\?/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(pay)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(phone).toBeValid()
  },
}

/** However often it is pressed, it is sent once. */
export const Sending: Story = {
  parameters: { draft: filledForm },
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Tiến hành thanh toán' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** Why the last try failed stays beside the button, which says it too. */
export const Failed: Story = {
  parameters: { draft: filledForm },
  args: { failure: 'Có lỗi xảy ra khi tạo đơn hàng' },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Tiến hành thanh toán' })
    await expect(pay).toHaveAccessibleDescription('Có lỗi xảy ra khi tạo đơn hàng')
  },
}

export const FailedOnAPhone: Story = {
  parameters: { draft: filledForm },
  args: {
    failure:
      'Đơn hàng có thay đổi – Áo dài cách tân tơ gấm ẩn hoa: Giá đã đổi từ 459.000VND thành 479.000VND. Vui lòng xem lại rồi bấm thanh toán lần nữa.',
  },
  globals: { viewport: { value: 'phone' } },
}

/** Cash on delivery or PayPal, which says what happens then (Product §2). */
export const PaymentMethods: Story = {
  tags: ['§2.10.1', '§9.6a'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    const payPal = canvas.getByRole('radio', { name: 'PayPal' })
    await expect(payPal).toHaveAccessibleDescription(/^Bạn sẽ được chuyển đến PayPal/)
    await userEvent.click(payPal)
    await expect(payPal).toBeChecked()
  },
}

/** Only the lines scroll: total and button stay in sight. */
export const LongOrder: Story = {
  args: { lines: [shirt, longNamed, { ...shirt, variantId: 3 }, { ...shirt, variantId: 4 }] },
}
