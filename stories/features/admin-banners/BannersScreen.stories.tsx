import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { BannersScreen } from '@/features/admin-banners/BannersScreen'

const meta = preview.meta({
  component: BannersScreen,
  args: { onDone: fn() },
  parameters: { path: '/admin/banners' },
})

export const InOrder = meta.story({})

/** Saving a new banner without a picture shows an error at the picture's field. */
export const NewOne = meta.story({
  args: { edit: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu' }))
    await expect(await canvas.findByText('Vui lòng chọn ảnh')).toBeVisible()
  },
})

export const Editing = meta.story({
  args: { edit: 1 },
})
