import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomepageScreen } from '@/screens/admin/homepage/HomepageScreen'

const meta = preview.meta({
  component: HomepageScreen,
  parameters: { path: '/admin/homepage' },
})

/** Everything is published. */
export const Published = meta.story({})

/** Removing a tile offers undo; the focus stays in the list. */
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

/** Fields that block publishing are marked; the first one gets the focus. */
export const ToCorrect = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Tiêu đề' })
    await userEvent.clear(title)
    await userEvent.click(canvas.getByRole('button', { name: 'Xuất bản' }))
    await expect(await canvas.findByText('Vui lòng sửa những chỗ được đánh dấu')).toBeVisible()
    await expect(title).toHaveFocus()
  },
})
