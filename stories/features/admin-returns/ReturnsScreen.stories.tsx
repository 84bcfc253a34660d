import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ReturnsScreen } from '@/features/admin-returns/ReturnsScreen'

const meta = preview.meta({
  component: ReturnsScreen,
  parameters: { path: '/admin/returns', scenario: ['returns.open'] },
  globals: { viewport: { value: 'desktop' } },
})

/** The oldest first, with its days. */
export const Filled = meta.story({
  tags: ['§10.17.2'],
  play: async ({ canvas }) => {
    const [, oldest] = await canvas.findAllByRole('row')
    await expect(oldest).toHaveTextContent(/Đã gửi yêu cầu\s*\d+ ngày/)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const LongTextsOnAPhone = meta.story({
  parameters: { scenario: ['returns.open', 'texts.long'] },
  globals: { viewport: { value: 'phone' } },
})

export const NoMatch = meta.story({
  parameters: { path: '/admin/returns?q=khong-co', shows: ['Không có yêu cầu phù hợp'] },
})

export const Loading = meta.story({ parameters: { scenario: ['adminReturns.timeout'] } })

/** A host without returns says so. */
export const NotOffered = meta.story({
  tags: ['§10.17.10'],
  parameters: { scenario: ['adminReturns.404'], shows: ['Máy chủ chưa nhận việc đổi trả tại đây'] },
})
