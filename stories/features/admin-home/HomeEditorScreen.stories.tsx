import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomeEditorScreen } from '@/features/admin-home/HomeEditorScreen'

const meta = preview.meta({
  component: HomeEditorScreen,
  parameters: { path: '/admin/homepage' },
})

/** The screen marks sections that are hidden or have unpublished changes. */
export const MarkedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!')
    await expect(await canvas.findByText('Unpublished')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Show/ }))
    await expect(await canvas.findByText('Hidden')).toBeVisible()
  },
})

/** When publishing fails, the bar shows the reason, and the typed values stay. */
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

/** The screen has no unpublished changes. */
export const Published = meta.story({})

/** After a tile is removed, an undo button appears and gets the focus. */
export const Tiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Danh mục' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ Áo' }))
    const undo = await canvas.findByRole('button', { name: 'Hoàn tác' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(canvas.getByText('Mọi thay đổi đã được xuất bản')).toBeVisible()
  },
})

/** Publishing marks the invalid fields and moves the focus to the first one. */
export const ToCorrect = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tiêu đề' })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByText('Vui lòng sửa những chỗ được đánh dấu')).toBeVisible()
    await expect(title).toHaveFocus()
  },
})
