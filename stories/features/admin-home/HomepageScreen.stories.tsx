import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomepageScreen } from '@/features/admin-home/HomepageScreen'

const meta = preview.meta({
  component: HomepageScreen,
  parameters: { path: '/admin/homepage' },
})

/** Unpublished and hidden sections are marked. */
export const MarkedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!')
    await expect(await canvas.findByText('Unpublished')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Show/ }))
    await expect(await canvas.findByText('Hidden')).toBeVisible()
  },
})

/** A refused publication shows its reason in the bar, and keeps the typed values. */
export const NotPublished = meta.story({
  parameters: { scenario: ['updateHomepageSection.500'] },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tiêu đề' })
    await userEvent.type(title, '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(title).toHaveDisplayValue(/!$/)
  },
})

/** Without a change, everything is published. */
export const Published = meta.story({})

/** Removing a tile offers undo, which gets the focus. */
export const Tiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa Áo' }))
    const undo = await canvas.findByRole('button', { name: 'Hoàn tác' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(canvas.getByText('Mọi thay đổi đã được xuất bản')).toBeVisible()
  },
})

/** Invalid fields are marked; the first one gets the focus. */
export const ToCorrect = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tiêu đề' })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByText('Vui lòng sửa những chỗ được đánh dấu')).toBeVisible()
    await expect(title).toHaveFocus()
  },
})
