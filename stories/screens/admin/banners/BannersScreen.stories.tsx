import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { BannersScreen } from '@/screens/admin/banners/BannersScreen'

const meta = preview.meta({
  component: BannersScreen,
  args: { onDone: fn() },
  parameters: { path: '/admin/banners' },
})

export const InOrder = meta.story({})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const Loading = meta.story({ parameters: { scenario: ['adminBanners.timeout'] } })

export const NoneYet = meta.story({
  parameters: { scenario: ['home.empty'], shows: ['Chưa có banner nào'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminBanners.serverError'], shows: [['button', { name: 'Thử lại' }]] },
})

/** A missing value shows an error at its field. */
export const NewOne = meta.story({
  args: { edit: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Vui lòng chọn ảnh')).toBeVisible()
  },
})

export const Editing = meta.story({
  args: { edit: 1 },
  globals: { viewport: { value: 'desktop' } },
})

export const LoadingTheEdited = meta.story({
  args: { edit: 1 },
  parameters: { scenario: ['adminBanners.timeout'] },
})

/** A colleague has deleted it. */
export const Gone = meta.story({
  args: { edit: 99 },
  parameters: { shows: ['Không tìm thấy banner'] },
})
