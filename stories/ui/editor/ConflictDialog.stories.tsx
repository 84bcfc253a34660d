import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { ConflictDialog } from '@/ui/editor/ConflictDialog'

const fields = [
  { name: 'name', label: 'Tên sản phẩm', local: 'Áo của tôi', remote: 'Áo của họ', base: 'Áo' },
  {
    name: 'variants',
    label: 'Phân loại',
    local: '2 phân loại\nĐỏ · M: 250.000VND × 3',
    remote: '3 phân loại\nĐỏ · L: 270.000VND × 1',
    base: '2 phân loại',
  },
]

const meta = preview.meta({
  component: ConflictDialog,
  args: {
    fields,
    savedAt: '2026-11-21T07:00:00Z',
    onSave: fn(() => Promise.resolve()),
    onBack: fn(),
  },
})

/** The dialog preselects the user's own values. One click takes the other person's value. */
export const Asks = meta.story({
  play: async ({ args, userEvent }) => {
    const [newer] = await screen.findAllByRole('radio', { name: 'Bản mới' })
    await expect(newer).not.toBeChecked()
    if (newer) await userEvent.click(newer)
    await userEvent.click(screen.getByRole('button', { name: 'Lưu theo lựa chọn' }))
    await expect(args.onSave).toHaveBeenCalledWith(['name'])
  },
})
