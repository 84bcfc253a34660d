import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QuickSearchButton } from '@/screens/admin/keys/QuickSearchButton'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Once, in the navigation of the back office: who does not know Ctrl+K learns it there.'],
  reader: 'A button that opens a dialog, with its key.',
}

const meta = {
  component: QuickSearchButton,
  parameters: { guide },
} satisfies Meta<typeof QuickSearchButton>

export default meta
type Story = StoryObj<typeof meta>

export const Sidebar: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
