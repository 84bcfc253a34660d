import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportProgress } from '@/features/admin-import/job/ImportProgress'
import type { Guide } from '../../../../.storybook/docs/guide'
import { running } from '../../../support/admin-import'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['At the top of an import: how far the server is, and what it came to.'],
  reader: 'The numbers are a live region; the bar is named by the heading.',
}

const done = {
  ...running,
  status: 'done',
  processed: 4950,
  updated: 4650,
  finished_at: running.created_at,
} as const

const meta = {
  component: ImportProgress,
  args: { job: running },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof ImportProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const Done: Story = { args: { job: done } }

export const DryRun: Story = { args: { job: { ...done, dry_run: true } } }

/** What was imported stays. */
export const Stopped: Story = {
  args: { job: { ...running, status: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('3.150 dòng còn lại không được nhập. Những gì đã nhập vẫn giữ.'),
    ).toBeVisible()
  },
}

/** The import goes on. */
export const StopFails: Story = {
  parameters: { scenario: ['login:staff', 'cancelProductImport.500empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Không thể dừng nhập')
  },
}

export const LongText: Story = {
  args: {
    job: { ...running, file_name: 'gia-va-ton-kho-'.repeat(16), by: 'Công Tằng Tôn Nữ '.repeat(8) },
  },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
