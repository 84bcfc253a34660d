import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { CustomRange } from '@/features/admin-dashboard/CustomRange'
import { month } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["Below the preset ranges, for days of one's own."],
  reader: 'A group of two day fields; what is wrong with the range is a status.',
}

const meta = {
  component: CustomRange,
  parameters: { guide },
  args: { days: month, onDays: fn() },
} satisfies Meta<typeof CustomRange>

export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Từ ngày'), { target: { value: '2026-11-01' } })
    await expect(args.onDays).toHaveBeenCalledWith({ from: '2026-11-01', to: month.to })
  },
}

/** The figures stay as they are until both days make a range. */
export const EndsBeforeItStarts: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Đến ngày'), { target: { value: '2026-01-01' } })
    await expect(canvas.getByText(/phải trước ngày kết thúc/)).toBeVisible()
    await expect(args.onDays).not.toHaveBeenCalled()
  },
}
