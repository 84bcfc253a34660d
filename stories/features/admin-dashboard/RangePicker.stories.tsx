import preview from '#.storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { month } from '../../support/dashboard'

const meta = preview.meta({
  component: RangePicker,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin' },
})

export const WeekOnAPhone = meta.story({
  args: { search: { range: 'week' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
})

/** A range of one's own stands in two day fields. */
export const OwnDays = meta.story({
  args: { search: month },
})

/** The figures stay as they are until both days make a range. */
export const EndsBeforeItStarts = meta.story({
  args: { search: month },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Đến ngày'), { target: { value: '2026-01-01' } })
    await expect(canvas.getByText(/phải trước ngày kết thúc/)).toBeVisible()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})
