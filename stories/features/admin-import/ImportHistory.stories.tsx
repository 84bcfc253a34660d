import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportHistory } from '@/features/admin-import/ImportHistory'

const meta = {
  component: ImportHistory,
} satisfies Meta<typeof ImportHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'gia-thang-11.csv' })
    await expect(link).toHaveAttribute('href', '/admin/products/import?job=1')
    await expect(canvas.getByText('2 thay đổi, 1 bị từ chối')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { scenario: ['productImports.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['productImports.500empty'] },
}
