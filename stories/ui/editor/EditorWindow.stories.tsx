import preview from '#.storybook/preview'
import { expect, fn, screen, within } from 'storybook/test'
import { string } from 'valibot'
import { EditorWindow } from '@/ui/editor/EditorWindow'
import type { FieldTable } from '@/ui/editor/fields'
import { useRecordEditor, type WriteOutcome } from '@/ui/editor/use-record-editor'
import { FormTextField } from '@/ui/form/FormTextField'

type Note = { text: string }
const fields: FieldTable<Note> = { text: { label: 'adminHome.field.text', stored: string() } }

type StageProps = {
  /** What becomes of a save. */
  outcome: 'saved' | WriteOutcome
  onLeave: () => void
}

/** A window with one field. */
function Stage({ outcome, onLeave }: StageProps) {
  const editor = useRecordEditor<Note>({
    fields,
    saved: { id: 1, form: { text: 'Lụa Hà Đông' }, updatedAt: null },
    send: async (form, base) => {
      if (outcome !== 'saved') throw new Error(outcome)
      return { ...base, form }
    },
    outcomeOf: () => (outcome === 'saved' ? 'refused' : outcome),
    onSaved: onLeave,
    onFailure: () => ({}),
  })
  return (
    <EditorWindow
      editor={editor}
      isOpen
      title="Ghi chú"
      onLeave={onLeave}
      saveErrors={() => ({ text: 'Không lưu được. Vui lòng thử lại.' })}
      renderListLink={(label) => <a href="#list">{label}</a>}
      labels={{ save: 'Lưu', cancel: 'Hủy' }}
    >
      <FormTextField name="text" label="Nội dung" />
    </EditorWindow>
  )
}

const meta = preview.meta({
  component: Stage,
  parameters: {
    guide: {
      use: ['A record with few fields, edited over its list: an address, a category.'],
      avoid: ['A record that needs a preview or sections: take `EditorForm` on a page.'],
    },
  },
  args: { outcome: 'saved' as const, onLeave: fn() },
  argTypes: { outcome: { options: ['saved', 'refused', 'unknown'], control: 'inline-radio' } },
})

export const Opened = meta.story({})
export const FailedToSave = meta.story({
  args: { outcome: 'refused' },
  play: async ({ args, userEvent }) => {
    const window = within(await screen.findByRole('dialog'))
    await userEvent.type(window.getByRole('textbox'), '!{Enter}')
    await expect(await window.findByRole('alert')).toBeVisible()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
})

/** What was typed is left only when asked for. */
export const AsksBeforeLeaving = meta.story({
  play: async ({ args, userEvent }) => {
    const window = within(await screen.findByRole('dialog'))
    await userEvent.type(window.getByRole('textbox'), '!')
    await userEvent.click(window.getByRole('button', { name: 'Hủy' }))
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang này?' }))
    await userEvent.click(question.getByRole('button', { name: 'Rời trang' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})
