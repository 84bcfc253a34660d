import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { BannersScreen } from '@/screens/admin/banners/BannersScreen'
import { firstSlide, secondSlide } from '../../../support/brand'

const meta = preview.meta({
  component: BannersScreen,
  args: { onDone: fn() },
  parameters: { path: '/admin/banners' },
})

/** In the order of the slider; a move by button is saved at once. */
export const InOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    const later = await canvas.findByRole('button', { name: `Đưa ${firstSlide} ra sau` })
    await userEvent.click(later)
    await expect(await canvas.findByText(new RegExp(`${firstSlide}.*vị trí 2`))).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const Loading = meta.story({ parameters: { scenario: ['adminBanners.timeout'] } })

export const NoneYet = meta.story({
  parameters: { scenario: ['home.empty'], shows: ['Chưa có banner nào'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminBanners.serverError'], shows: [['button', { name: 'Thử lại' }]] },
})

/** Deleting asks first; a refusal is said in the window, which stays open. */
export const NotDeleted = meta.story({
  parameters: { scenario: ['deleteBanner.500'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Xóa ${secondSlide}` }))
    const question = within(await screen.findByRole('dialog', { name: 'Xóa banner này?' }))
    await userEvent.click(question.getByRole('button', { name: 'Xóa' }))
    await expect(await question.findByRole('alert')).toBeVisible()
  },
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
