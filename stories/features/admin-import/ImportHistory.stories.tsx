import preview from '#.storybook/preview'
import { ImportHistory } from '@/features/admin-import/ImportHistory'

const meta = preview.meta({
  component: ImportHistory,
})

export const Filled = meta.story({
  parameters: { shows: [['link', { name: 'gia-thang-11.csv' }], '2 thay đổi, 1 bị từ chối'] },
})

export const Loading = meta.story({
  parameters: { scenario: ['productImports.timeout'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['productImports.500empty'] },
})
