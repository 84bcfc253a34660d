import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorContent, useEditor } from '@tiptap/react'
import { expect, fn } from 'storybook/test'
import { extensions } from '@/ui/rich-text/html'
import { RichTextToolbar } from '@/ui/rich-text/RichTextToolbar'
import type { Guide } from '../../../.storybook/docs/guide'

type StageProps = {
  /** The text that the toolbar works on. */
  text: string
  onLink: () => void
}

const editorProps = { attributes: { id: 'text', role: 'textbox', 'aria-label': 'Mô tả' } }

/** The toolbar above an editor. */
function Stage({ text, onLink }: StageProps) {
  const editor = useEditor({ extensions, content: text, injectCSS: false, editorProps })
  return (
    <>
      <RichTextToolbar
        editor={editor}
        label="Định dạng Mô tả"
        controlId="text"
        entered
        onLink={onLink}
      />
      <EditorContent editor={editor} />
    </>
  )
}

const guide: Guide = {
  use: ['Above the text of `RichTextEditor`.'],
  reader: 'A toolbar with a name; tools that are on are pressed.',
}

const meta = {
  component: Stage,
  parameters: { guide },
  args: { text: '<p>Lụa tơ tằm</p>', onLink: fn() },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** One stop for Tab; the arrow keys move inside. */
export const Text: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Đậm' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Nghiêng' })).toHaveFocus()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
