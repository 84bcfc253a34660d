import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorContent, useEditor } from '@tiptap/react'
import { expect, fn } from 'storybook/test'
import { extensions } from '@/ui/rich-text/html'
import { LinkRow } from '@/ui/rich-text/LinkRow'
import type { Guide } from '../../../.storybook/docs/guide'

type StageProps = {
  /** The text whose link is edited. */
  text: string
  onDone: () => void
}

const editorProps = { attributes: { id: 'text', role: 'textbox', 'aria-label': 'Mô tả' } }

/** The row above an editor. */
function Stage({ text, onDone }: StageProps) {
  const editor = useEditor({ extensions, content: text, injectCSS: false, editorProps })
  return (
    <>
      <LinkRow editor={editor} onDone={onDone} />
      <EditorContent editor={editor} />
    </>
  )
}

const guide: Guide = {
  use: ['Inside the editor, for the link of the selected words.'],
  keyboard: [
    ['Enter', 'sets the link'],
    ['Escape', 'leaves it as it was'],
  ],
  reader: 'The field is focused when the row opens; a refused address is its error.',
}

const meta = {
  component: Stage,
  parameters: { guide },
  args: { text: '<p>Lụa tơ tằm</p>', onDone: fn() },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** A host becomes a whole address. */
export const Applied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Địa chỉ liên kết' }),
      'moclan.vn{Enter}',
    )
    await expect(args.onDone).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://moclan.vn')
  },
}

/** Addresses that could run a script are refused. */
export const RefusedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Địa chỉ liên kết' })
    await userEvent.type(field, 'javascript:alert(1){Enter}')
    await expect(field).toBeInvalid()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
