import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportReport } from '@/features/admin-import/job/ImportReport'
import type { Guide } from '../../../../.storybook/docs/guide'
import { running } from '../../../support/admin-import'
import { signInStaff } from '../../../support/admin-orders'

const guide: Guide = {
  use: [
    'Below `ImportProgress` once an import has ended; those of a result can be downloaded, corrected and sent again.',
  ],
}

const yesterday = {
  ...running,
  id: 1,
  status: 'done',
  total: 3,
  processed: 3,
  unchanged: 0,
  updated: 2,
  failed: 1,
} as const

const meta = {
  component: ImportReport,
  args: { job: yesterday },
  parameters: { guide, scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInStaff,
} satisfies Meta<typeof ImportReport>

export default meta
type Story = StoryObj<typeof meta>

/** What failed is shown first. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Phân loại không thuộc sản phẩm này')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Hiện các dòng'), 'Thay đổi (2)')
    await expect((await canvas.findAllByText(/^Giá: .*VND → .*VND$/)).length).toBe(2)
  },
}

export const Empty: Story = { args: { job: { ...yesterday, id: 1, updated: 0, failed: 0 } } }

export const Loading: Story = {
  parameters: { scenario: ['login:staff', 'productImportOutcomes.timeout'] },
}

export const Failing: Story = {
  parameters: { scenario: ['login:staff', 'productImportOutcomes.500empty'] },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
