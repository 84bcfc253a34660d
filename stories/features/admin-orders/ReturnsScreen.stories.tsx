import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ReturnsScreen } from '@/features/admin-orders/ReturnsScreen'

const meta = preview.meta({
  component: ReturnsScreen,
  parameters: { path: '/admin/returns', scenario: ['returns.open'] },
})

/** The oldest first, with its days. */
export const Filled = meta.story({
  tags: ['§10.17.2'],
  play: async ({ canvas }) => {
    const [, oldest] = await canvas.findAllByRole('row')
    await expect(oldest).toHaveTextContent(/Đã gửi yêu cầu\s*\d+ ngày/)
  },
})

/** A host without returns says so. */
export const NotOffered = meta.story({
  tags: ['§10.17.10'],
  parameters: { scenario: ['adminReturns.404'], shows: ['Hệ thống chưa hỗ trợ đổi trả tại đây'] },
})
