import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { month } from '../../support/dashboard'

const meta = {
  component: RangePicker,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin' },
} satisfies Meta<typeof RangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Preset: Story = {}

export const PresetOnAPhone: Story = {
  args: { search: { range: 'week' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** A range of one's own stands in two day fields. */
export const OwnDays: Story = { args: { search: month } }
