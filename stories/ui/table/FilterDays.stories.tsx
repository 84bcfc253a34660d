import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilterDays } from '@/ui/table/FilterDays'
import { FilterLine } from '@/ui/table/FilterLine'
import { ListSearch } from '@/ui/table/ListSearch'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In a `FilterLine`, for a list of what happened between two days.'],
  avoid: ['For one day, or in forms: take a `DayField`.'],
  keyboard: [['Arrow keys', 'change the part of the day that has the focus']],
}

const meta = {
  component: FilterDays,
  parameters: { guide },
  args: {
    from: { label: 'Từ ngày', value: undefined, onChange: fn() },
    to: { label: 'Đến ngày', value: undefined, onChange: fn() },
  },
  globals: { viewport: { value: 'tablet' } },
  render: (days) => (
    <FilterLine search={<ListSearch label="Tìm đơn hàng" value="" onSearch={fn()} />}>
      <FilterDays {...days} />
    </FilterLine>
  ),
} satisfies Meta<typeof FilterDays>

export default meta
type Story = StoryObj<typeof meta>

export const Unset: Story = {}

export const Set: Story = {
  args: {
    from: { label: 'Từ ngày', value: '2026-11-01', onChange: fn() },
    to: { label: 'Đến ngày', value: '2026-11-23', onChange: fn() },
  },
}

/** A closed phone shows the day that is set, and no other. */
export const PhoneWithOneDay: Story = {
  args: { from: { label: 'Từ ngày', value: '2026-11-01', onChange: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Từ ngày')).toBeVisible()
    await expect(canvas.getByLabelText('Đến ngày')).not.toBeVisible()
  },
}
