import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { NewOrderScreen } from '@/features/admin-orders/NewOrderScreen'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: NewOrderScreen,
  parameters: { path: '/admin/orders/new' },
})

const option = (name: RegExp) => screen.findByRole('option', { name })

/** Finds the caller by number and adds a dress to the order. */
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

/** The last piece was sold meanwhile: the product field shows the text of the server. */
export const SoldOutMeanwhile = meta.story({
  parameters: { scenario: ['login:staff', 'createAdminOrder.stockGone'] },
  play: async (context) => {
    await fillIn(context)
    await send(context)
    const field = context.canvas.getByRole('combobox', { name: 'Thêm sản phẩm' })
    await expect(await context.canvas.findByText('Sản phẩm vừa hết hàng')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  },
})

export const NotOffered = meta.story({
  tags: ['§10.13.9'],
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
