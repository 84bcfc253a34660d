import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { DashboardScreen } from '@/screens/admin/dashboard/DashboardScreen'

const meta = preview.meta({
  component: DashboardScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { layout: 'fullscreen', path: '/admin' },
})

export const Month = meta.story({
  tags: ['§10.3.1a', '§10.3.1b', '§10.3.1c', '§10.3.1d'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext')
  },
})
