import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { VouchersScreen } from '@/features/admin-vouchers/VouchersScreen'

const meta = preview.meta({
  component: VouchersScreen,
  parameters: { path: '/admin/vouchers' },
})

/** The list has a running, a planned and an ended voucher. */
export const Filled = meta.story({
  tags: ['§10.19.1'],
  parameters: {
    shows: [
      ['row', { name: /CAMON50 Đang chạy/ }],
      ['row', { name: /DAM10 Sắp tới 10%/ }],
    ],
  },
})

/** The host does not support vouchers. */
export const NotOffered = meta.story({
  tags: ['§10.19.2'],
  parameters: {
    scenario: ['adminVouchers.404empty'],
    shows: [/^Hệ thống chưa hỗ trợ mã giảm giá/],
  },
})

/** The window for a new voucher asks for either a percentage or an amount. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mã giảm giá' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Mã/ }), 'LUA15')
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await expect(await screen.findByText('Nhập mức giảm')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Giảm theo' }), 'VND')
    await expect(screen.getByRole('textbox', { name: 'Giảm (VND)' })).toBeVisible()
    await expect(screen.queryByRole('textbox', { name: 'Giảm (%)' })).toBeNull()
  },
})
