import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportHistory } from '@/features/admin-import/ImportHistory'
import type { Guide } from '../../../.storybook/docs/guide'
import { signInStaff } from '../../support/admin-orders'

const guide: Guide = {
  use: ['Below the import: what all staff imported last, also when their pages are closed.'],
}

const meta = {
  component: ImportHistory,
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
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
  parameters: { scenario: ['login:staff', 'productImports.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'productImports.500empty'] },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
