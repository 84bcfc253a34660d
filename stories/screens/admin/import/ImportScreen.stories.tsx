import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ImportScreen } from '@/screens/admin/import/ImportScreen'

const meta = preview.meta({
  component: ImportScreen,
  args: { job: undefined, onStarted: fn() },
  parameters: { path: '/admin/products/import' },
  globals: { viewport: { value: 'desktop' } },
})

export const New = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'gia-thang-11.csv' })).toBeVisible()
  },
})

/** Of yesterday, as whoever comes back finds it. */
export const Ended = meta.story({
  args: { job: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã nhập xong “gia-thang-11.csv”')).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'en' } })
