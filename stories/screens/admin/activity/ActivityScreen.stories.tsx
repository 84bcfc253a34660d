import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['Who changed what in the back office, with links to the things.'],
}

const meta = {
  component: ActivityScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { guide, scenario: ['login:staff'], path: '/admin/activity' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sửa')).length).toBeGreaterThan(0)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
