import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HomepageScreen } from '@/features/admin-home/HomepageScreen'

const meta = preview.meta({
  component: HomepageScreen,
  parameters: { path: '/admin/homepage' },
})

/** A change that is not published yet is marked. */
export const MarkedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!')
    await expect(await canvas.findByText('Unpublished')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Show/ }))
    await expect(await canvas.findByText('Hidden')).toBeVisible()
  },
})

/** The server refuses to publish: the reason stands in the bar, and nothing typed is lost. */
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
