import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeList } from '@/features/admin-activity/ChangeList'
import type { Guide } from '../../../.storybook/docs/guide'
import { entry, longEntry } from '../../support/activity'

const guide: Guide = {
  use: ['What an entry of the activity log changed, each field before and after.'],
  avoid: ['For what a new thing has: an entry that creates one lists nothing.'],
}

const meta = {
  component: ChangeList,
  args: { entry },
  parameters: { guide },
} satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj<typeof meta>

/** Values as the back office says them; of long texts only that they were edited. */
export const Product: Story = {
  tags: ['§10.11.1a', '§10.11.4'],
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent)
    await expect(lines).toEqual([
      'Trạng thái: Bản nháp → Đang bán',
      'Ngà / M, Giá: 590.000VND → 650.000VND',
      'Ngà / M, Giá gốc: trống → 790.000VND',
      'Sản phẩm nổi bật: Không → Có',
      'Mô tả sản phẩm: đã sửa',
    ])
  },
}

export const LongText: Story = {
  args: { entry: longEntry },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('và 6 thay đổi nữa')).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
