import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DraftNote } from '@/ui/editor/DraftNote'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Shown by `EditorForm` above the fields when a draft of this device was restored.'],
  anatomy: [
    ['Sentence', 'What was restored, and whether the record has changed since.'],
    ['Differences', 'Folded; a line for each field.'],
    ['Discard', 'Shows what is saved again.'],
  ],
  keyboard: [['Enter', 'opens the differences']],
  reader: 'A status: read when it appears, without taking the focus.',
}

const meta = {
  component: DraftNote,
  parameters: { guide },
  args: {
    fields: [
      {
        name: 'name',
        label: 'Tên sản phẩm',
        mine: 'Áo lụa Hà Đông',
        theirs: 'Áo lụa',
        base: 'Áo lụa',
      },
      { name: 'tags', label: 'Thẻ', mine: 'mới, lụa', theirs: '(trống)', base: '(trống)' },
    ],
    onDiscard: fn(),
  },
} satisfies Meta<typeof DraftNote>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Khác với bản đã lưu'))
    await expect(canvas.getByText('Áo lụa Hà Đông')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản nháp' }))
    await expect(args.onDiscard).toHaveBeenCalled()
  },
}

export const Outdated: Story = {
  args: { isOutdated: true },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
