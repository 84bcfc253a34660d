import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImportScreen } from '@/screens/admin/import/ImportScreen'

const meta = {
  component: ImportScreen,
  args: { job: undefined, onStarted: fn() },
  parameters: { path: '/admin/products/import' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ImportScreen>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'gia-thang-11.csv' })).toBeVisible()
  },
}

/** Of yesterday, as whoever comes back finds it. */
export const Ended: Story = {
  args: { job: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Đã nhập xong “gia-thang-11.csv”')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
