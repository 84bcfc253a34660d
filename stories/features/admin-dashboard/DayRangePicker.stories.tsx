import preview from '#.storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { DayRangePicker } from '@/features/admin-dashboard/DayRangePicker'
import { lastThirtyDays } from '../../support/dashboard'

const meta = preview.meta({
  component: DayRangePicker,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin' },
})

/** A period whose last day is before its first day shows an error, and the figures stay. */
export const EndsBeforeItStarts = meta.story({
  args: { search: lastThirtyDays },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Đến ngày'), { target: { value: '2026-01-01' } })
    await expect(canvas.getByText(/từ ngày bắt đầu trở đi/)).toBeVisible()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})
