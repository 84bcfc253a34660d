import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { VouchersScreen } from '@/features/admin-vouchers/VouchersScreen'

const meta = preview.meta({
  component: VouchersScreen,
  parameters: { path: '/admin/vouchers' },
})

/** A running, a planned and an ended voucher. */
export const Filled = meta.story({
  tags: ['§10.19.1'],
  parameters: {
    shows: [
      ['row', { name: /CAMON50 Đang chạy/ }],
      ['row', { name: /DAM10 Sắp tới 10%/ }],
    ],
  },
})

/** The host has no vouchers. */
export const NotOffered = meta.story({
  tags: ['§10.19.14'],
  parameters: {
    scenario: ['adminVouchers.404empty'],
    shows: [/^Hệ thống chưa hỗ trợ mã giảm giá/],
  },
})

/** A voucher takes off either a percentage or an amount. */
export const Adding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm mã' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Mã/ }), 'LUA15')
    await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
    await expect(
      await screen.findByText('Điền phần trăm hoặc số tiền, một trong hai'),
    ).toBeVisible()
  },
})
