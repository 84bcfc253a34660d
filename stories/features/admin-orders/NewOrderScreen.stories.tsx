import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { NewOrderScreen } from '@/features/admin-orders/NewOrderScreen'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: NewOrderScreen,
  parameters: { path: '/admin/orders/new' },
})

const option = (name: RegExp) => screen.findByRole('option', { name })

/** Finds the caller by phone number, and adds a dress to the order. */
const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Khách gọi đến' }), '0912345678')
  await userEvent.click(await option(/Nguyễn Minh Anh/))
  await userEvent.type(canvas.getByRole('combobox', { name: 'Thêm sản phẩm' }), 'tu anh be m')
  await userEvent.click(await option(/Tú Anh · Be · M/))
  await expect(await canvas.findByDisplayValue('Xã Kim Nỗ')).toBeVisible()
}

const send: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tạo đơn' }))
}

export const Filled = meta.story({
  play: async (context) => {
    await fillIn(context)
    const { canvas } = context
    await expect(await canvas.findByText('555.000VND')).toBeVisible()
    await expect(canvas.getByText('7 đơn hàng, 3 đã giao')).toBeVisible()
  },
})

/** The last piece was sold meanwhile. The product's field shows the server's text. */
export const SoldOutMeanwhile = meta.story({
  parameters: { scenario: ['login:staff', 'createAdminOrder.stockGone'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    const field = context.canvas.getByRole('combobox', { name: 'Thêm sản phẩm' })
    await expect(
      await context.canvas.findByText('Sản phẩm vừa hết hàng. Hãy chọn sản phẩm khác.'),
    ).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
})

export const NotOffered = meta.story({
  tags: ['§10.13.5'],
  parameters: { scenario: ['login:staff', 'createAdminOrder.404'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    await expect(
      await context.canvas.findByText(
        'Hệ thống chưa hỗ trợ tạo đơn qua điện thoại. Hãy đặt đơn trên cửa hàng.',
      ),
    ).toBeVisible()
  },
})

const message = 'áo blazer linen Nắng Sớm size M giá 850k nha, Lê Thu 0905 123 456'

/** Pastes a message with an order. `more` is added to its text. */
const paste =
  (more = ''): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Tin nhắn của khách'))
    await userEvent.paste(`${message}${more}`)
    await canvas.findByRole('button', { name: 'Điền vào đơn' })
  }

/** The message does not name a colour, and its price differs from the shop's. The form asks about both. */
export const MessageThatAsks = meta.story({
  tags: ['§10.13.11', '§10.13.10'],
  play: async (context) => {
    await paste()(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText('Trong tin nhắn: “Lê Thu”')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /Ngà · M/ }))
    await expect(await canvas.findByText(/tin nhắn ghi 850.000VND/)).toBeVisible()
  },
})

/**
 * The message comes from two people. A click fills in an empty form with the details of the first person, and
 * the box keeps the rest of the message. The next click does the same for the second person.
 */
export const MessageOfTwoPeople = meta.story({
  tags: ['§10.13.11'],
  play: async (context) => {
    await paste(', 12 Châu Long, Trúc Bạch, Ba Đình, Hà Nội\n\nTrần Hoa 0912345678')(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Điền vào đơn' }))
    const street = await canvas.findByRole('combobox', { name: /số nhà, tên đường/ })
    await waitFor(() => expect(street).toHaveValue('12 Châu Long'))
    await expect(canvas.getByLabelText('Tin nhắn của khách')).toHaveValue('Trần Hoa 0912345678')
    await userEvent.type(canvas.getByLabelText('Tin nhắn của khách'), ' ')
    await userEvent.click(await canvas.findByRole('button', { name: 'Điền vào đơn' }))
    await expect(await canvas.findByDisplayValue('0912345678')).toBeVisible()
    await expect(street).toHaveValue('')
  },
})
