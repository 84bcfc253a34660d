import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ProductHistoryPanel } from '@/features/admin-activity/ProductHistoryPanel'

const meta = preview.meta({
  component: ProductHistoryPanel,
  args: { objectId: 1 },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Lịch sử thay đổi')),
})

/** The history of a product lists the changes of yesterday's import. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect((await canvas.findAllByText(/Giá: .*VND → .*VND$/)).length).toBeGreaterThan(0)
  },
})
