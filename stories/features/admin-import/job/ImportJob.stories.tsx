import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportJob } from '@/features/admin-import/job/ImportJob'
import type { Guide } from '../../../../.storybook/docs/guide'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: [
    'An import by its id: while it goes on, after it, and for whoever comes back to a closed page.',
  ],
}

const meta = {
  component: ImportJob,
  args: { id: 1 },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ImportJob>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'productImport.timeout'] } }

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'productImport.500empty'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không thể tải lượt nhập')).toBeVisible()
  },
}

/** An address of an import that nobody made. */
export const Unknown: Story = { args: { id: 999 } }

export const English: Story = { globals: { locale: 'en' } }
