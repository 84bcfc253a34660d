import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ImportHistory } from '@/features/admin-import/ImportHistory'

const meta = preview.meta({
  component: ImportHistory,
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'gia-thang-11.csv' })
    await expect(link).toHaveAttribute('href', '/admin/products/import?job=1')
    await expect(canvas.getByText('2 thay đổi, 1 bị từ chối')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { scenario: ['productImports.timeout'] },
})

export const Failing = meta.story({
  parameters: { scenario: ['productImports.500empty'] },
})
