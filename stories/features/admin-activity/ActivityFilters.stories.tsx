import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ActivityFilters } from '@/features/admin-activity/ActivityFilters'
import type { Guide } from '../../../.storybook/docs/guide'
import { signInStaff } from '../../support/admin-orders'

const guide: Guide = {
  use: ['Above the activity log: kind of thing, person, days. The people come with the log.'],
}

const meta = {
  component: ActivityFilters,
  args: { search: {}, onSearch: fn() },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ActivityFilters>

export default meta
type Story = StoryObj<typeof meta>

export const Unset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Loại'), 'Đơn hàng')
    await expect(args.onSearch).toHaveBeenCalledWith({ kind: 'order' })
  },
}

export const Set: Story = {
  args: { search: { kind: 'product', object_id: 1, from: '2026-11-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({})
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
