import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RangePicker } from '@/features/admin-dashboard/RangePicker'
import { month } from '../../support/dashboard'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the figures. Presets are links, so that a range can be shared.'],
  keyboard: [['Tab, Enter', 'choose a preset, open the day fields']],
  reader: 'A navigation; the chosen range is current.',
}

const meta = {
  component: RangePicker,
  args: { search: {}, onSearch: fn() },
  parameters: { guide, path: '/admin' },
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
