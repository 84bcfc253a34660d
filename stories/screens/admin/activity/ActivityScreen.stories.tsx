import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'

const meta = preview.meta({
  component: ActivityScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/activity' },
})

export const Filled = meta.story({})
