import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ReturnsScreen } from '@/features/admin-orders/ReturnsScreen'

const meta = preview.meta({
  component: ReturnsScreen,
  parameters: { path: '/admin/returns', scenario: ['returns.open'] },
})

/** The list shows the oldest return first, with its age in days. */
export const Filled = meta.story({
  tags: ['§10.17.2'],
  play: async ({ canvas }) => {
    const [, oldest] = await canvas.findAllByRole('row')
    await expect(oldest).toHaveTextContent(/Đã gửi yêu cầu\s*\d+ ngày/)
  },
})

/** The host does not support returns. */
export const NotOffered = meta.story({
  tags: ['§10.17.2'],
  parameters: {
    scenario: ['adminReturns.404'],
    shows: ['Hệ thống chưa hỗ trợ đổi trả. Hãy ghi vào ghi chú của đơn.'],
  },
})
