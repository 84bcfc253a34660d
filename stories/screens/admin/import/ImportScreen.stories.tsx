import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { ImportScreen } from '@/screens/admin/import/ImportScreen'

const meta = preview.meta({
  component: ImportScreen,
  args: { job: undefined, onStarted: fn() },
  parameters: { path: '/admin/products/import' },
})

export const New = meta.story({
  parameters: { shows: [['link', { name: 'gia-thang-11.csv' }]] },
})

/** Of yesterday, as whoever comes back finds it. */
export const Ended = meta.story({
  args: { job: 1 },
  parameters: { shows: ['Đã nhập xong “gia-thang-11.csv”'] },
})
