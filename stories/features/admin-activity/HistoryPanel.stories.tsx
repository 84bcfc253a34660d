import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'

const meta = preview.meta({
  component: HistoryPanel,
  args: { kind: 'product' as const, objectId: 1 },
  globals: { viewport: { value: 'desktop' } },
})

/** The import of the day before. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect((await canvas.findAllByText(/Giá: .*VND → .*VND$/)).length).toBeGreaterThan(0)
  },
})

export const Empty = meta.story({
  args: { objectId: 60 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect(await canvas.findByText('Chưa có thay đổi nào được ghi lại')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { scenario: ['adminActivity.timeout'] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Lịch sử thay đổi')),
})

export const Failing = meta.story({
  parameters: { scenario: ['adminActivity.500empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect(await canvas.findByText('Không thể tải nhật ký')).toBeVisible()
  },
})
