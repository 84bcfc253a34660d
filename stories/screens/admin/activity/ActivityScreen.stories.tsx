import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'

const meta = preview.meta({
  component: ActivityScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/activity' },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const Filters = meta.story({
  args: { search: { kind: 'product', from: '2026-11-01' } },
})
