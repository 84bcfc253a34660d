import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HistoryPanel } from '@/features/admin-activity/HistoryPanel'
import type { Guide } from '../../../.storybook/docs/guide'
import { signInStaff } from '../../support/admin-orders'

const guide: Guide = {
  use: ['At the end of a product or an order: who changed it. Closed at first, read when opened.'],
  keyboard: [['Enter, Space', 'opens and closes it']],
}

const meta = {
  component: HistoryPanel,
  args: { kind: 'product', objectId: 1 },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof HistoryPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

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
  parameters: { scenario: ['login:staff', 'adminActivity.timeout'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
  },
}

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'adminActivity.500empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lịch sử thay đổi'))
    await expect(await canvas.findByText('Không thể tải nhật ký')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('History'))
  },
}
