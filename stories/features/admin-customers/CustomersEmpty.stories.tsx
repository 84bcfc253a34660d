import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CustomersEmpty } from '@/features/admin-customers/CustomersEmpty'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = { use: ['In the place of the rows, where there are none.'] }

const meta = {
  component: CustomersEmpty,
  args: {
    search: {},
    pagination: { current_page: 1, last_page: 1, per_page: 20, total: 0 },
    onClear: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof CustomersEmpty>

export default meta
type Story = StoryObj<typeof meta>

export const NobodyYet: Story = {}

export const NoMatch: Story = {
  args: { search: { q: 'không ai' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
}

export const PastTheEnd: Story = {
  args: {
    search: { page: 9 },
    pagination: { current_page: 9, last_page: 2, per_page: 20, total: 30 },
  },
}

export const English: Story = { args: { search: { q: 'nobody' } }, globals: { locale: 'en' } }
