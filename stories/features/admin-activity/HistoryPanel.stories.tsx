import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'

const meta = {
  component: HistoryPanel,
  args: { kind: 'product', objectId: 1 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HistoryPanel>

export default meta
type Story = StoryObj<typeof meta>

/** The import of the day before. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect((await canvas.findAllByText(/Giá: .*VND → .*VND$/)).length).toBeGreaterThan(0)
  },
}

export const Empty: Story = {
  args: { objectId: 60 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect(await canvas.findByText('Chưa có thay đổi nào được ghi lại')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: ['adminActivity.timeout'] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Lịch sử thay đổi')),
}

export const Failing: Story = {
  parameters: { scenario: ['adminActivity.500empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect(await canvas.findByText('Không thể tải nhật ký')).toBeVisible()
  },
}
