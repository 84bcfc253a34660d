import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ActivityScreen } from '@/screens/admin/activity/ActivityScreen'

const meta = preview.meta({
  component: ActivityScreen,
  args: { search: {}, onSearch: fn() },
  parameters: { path: '/admin/activity' },
  globals: { viewport: { value: 'desktop' } },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sửa')).length).toBeGreaterThan(0)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })

export const Filters = meta.story({
  args: { search: { kind: 'product', from: '2026-11-01' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Loại'), 'Đơn hàng')
    await expect(args.onSearch).toHaveBeenCalledWith({ kind: 'order', from: '2026-11-01' })
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onSearch).toHaveBeenCalledWith({})
  },
})
