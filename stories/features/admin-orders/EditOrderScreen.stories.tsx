import preview from '#.storybook/preview'
import { expect, screen, waitFor, within } from 'storybook/test'
import { EditOrderScreen } from '@/features/admin-orders/EditOrderScreen'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: EditOrderScreen,
  args: { id: 58 },
  parameters: { path: '/admin/orders/58/edit' },
})

const addDress: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('combobox', { name: 'Thêm sản phẩm' }),
    'tu anh be m',
  )
  await userEvent.click(await screen.findByRole('option', { name: /Tú Anh · Be · M/ }))
}

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Lưu đơn' }))
}

/** The form shows the address of the order, and its lines with their prices. */
export const AsOrdered = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.765.000VND')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Tên' })).toHaveValue('Thu Giang')
    await expect(canvas.getAllByRole('button', { name: /^Bỏ / })).toHaveLength(3)
  },
})

/** Before the staff member saves, the form shows the difference to the old total. */
export const Dearer = meta.story({
  tags: ['§10.14.4'],
  play: async (context) => {
    await addDress(context)
    const { canvas } = context
    await expect(
      await canvas.findByText('Khách trả thêm 690.000VND, tổng trước đó 1.765.000VND'),
    ).toBeVisible()
    await expect(canvas.getByText('2.455.000VND')).toBeVisible()
  },
})

/** The total of a PayPal order can't change. */
export const Paid = meta.story({
  args: { id: 59 },
  tags: ['§10.14.4'],
  play: async (context) => {
    await addDress(context)
    await save(context)
    const field = context.canvas.getByRole('combobox', { name: 'Thêm sản phẩm' })
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(context.canvas.getAllByText(/nên phải giữ nguyên tổng tiền/)).toHaveLength(2)
  },
})

/** The host answers another total, so the staff member has to agree before the order changes. */
export const AnotherTotal = meta.story({
  parameters: { scenario: ['login:staff', 'changeAdminOrder.billChanged'] },
  play: async (context) => {
    await addDress(context)
    await save(context)
    const notice = within(
      await context.canvas.findByRole('group', { name: 'Tổng tiền mới khác với số ước tính' }),
    )
    await expect(notice.getByRole('button', { name: 'Đồng ý và lưu' })).toBeVisible()
    await expect(notice.getByText(/Tổng mới là 285.000VND/)).toBeVisible()
  },
})

export const NotOffered = meta.story({
  tags: ['§10.14.1'],
  parameters: { scenario: ['login:staff', 'changeAdminOrder.404'] },
  play: async (context) => {
    await addDress(context)
    await save(context)
    await expect(
      await context.canvas.findByText(
        'Hệ thống chưa hỗ trợ sửa đơn hàng. Hãy hủy đơn rồi tạo đơn mới.',
      ),
    ).toBeVisible()
  },
})
