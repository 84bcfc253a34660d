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

export const Phone = meta.story({ ...Month.input, globals: { viewport: { value: 'phone' } } })

export const Loading = meta.story({
  parameters: { scenario: ['adminDashboard.timeout'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['adminDashboard.500'], shows: [['button', { name: 'Thử lại' }]] },
})
