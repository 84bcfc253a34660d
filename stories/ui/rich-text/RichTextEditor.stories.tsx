import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RichTextEditor } from '@/ui/rich-text/RichTextEditor'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Only through `RichTextField`, which loads it.'],
  keyboard: [
    ['Alt+F10', 'to the toolbar, Escape back'],
    ['Ctrl+K', 'edits the link'],
  ],
  reader: 'A text box with several lines and its shortcut.',
}

const meta = {
  component: RichTextEditor,
  parameters: { guide },
  args: {
    controlId: 'text',
    label: 'Mô tả',
    value: '<p>Lụa <strong>tơ tằm</strong></p>',
    onChange: fn(),
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyOnAPhone: Story = {
  args: { value: '' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

/** The buttons of a table come when the caret is in one. */
export const InATable: Story = {
  args: { value: '<table><tbody><tr><th><p>Cỡ</p></th><td><p>M</p></td></tr></tbody></table>' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cỡ'))
    await expect(await canvas.findByRole('button', { name: 'Thêm hàng' })).toBeVisible()
  },
}
