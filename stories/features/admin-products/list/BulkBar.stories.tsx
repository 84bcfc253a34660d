import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkBar } from '@/features/admin-products/list/BulkBar'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['While rows are chosen; at the lower edge, so that choosing moves no row.'],
  keyboard: [['Tab', 'goes through action, value and button']],
  reader: 'A region; the number of chosen rows is a status.',
}

const meta = {
  component: BulkBar,
  parameters: { guide },
  args: {
    count: 3,
    categories: [
      { value: '1', label: 'Áo' },
      { value: '11', label: '\u00A0\u00A0\u00A0Áo sơ mi' },
    ],
    isPending: false,
    onRun: fn(),
    onPrice: fn(),
    onDelete: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof BulkBar>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing an action does nothing yet; the button does it. */
export const ToCategory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const action = canvas.getByLabelText('Thao tác với sản phẩm đã chọn')
    await userEvent.selectOptions(action, 'Chuyển sang danh mục')
    await userEvent.selectOptions(canvas.getByLabelText('Danh mục'), '11')
    await expect(args.onRun).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Áp dụng' }))
    await expect(args.onRun).toHaveBeenCalledWith({ action: 'category', category_id: 11 })
  },
}

export const Working: Story = { args: { isPending: true } }

/** One request takes so many. */
export const TooMany: Story = {
  args: { count: 1001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Áp dụng' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Bỏ chọn' })).toBeEnabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
