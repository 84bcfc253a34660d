import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BulkProblems } from '@/ui/table/BulkProblems'
import type { Guide } from '../../../.storybook/docs/guide'
import { longName } from '../../support/products'

const problem = { id: 1, name: 'Nháp trống', reason: 'Vui lòng chọn danh mục, Cần ít nhất 1 ảnh' }

const guide: Guide = {
  use: ['After a bulk action that could not change some products; they stay chosen.'],
  reader: 'Takes the focus, so that it is not missed.',
}

const meta = {
  component: BulkProblems,
  parameters: { guide },
  args: {
    title: '1 sản phẩm chưa đổi được, 2 sản phẩm đã xong:',
    report: { at: 1, done: 2, failed: [problem] },
    onClose: fn(),
  },
} satisfies Meta<typeof BulkProblems>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The first of them; a product without a name is called by its number. */
export const Many: Story = {
  args: {
    report: {
      at: 2,
      done: 0,
      failed: Array.from({ length: 40 }, (_, id) => ({
        id,
        name: id % 2 ? longName : '',
        reason: id % 3 ? problem.reason : '',
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
}
