import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { Button } from '@/ui/actions/Button'
import type { DraftStore } from '@/ui/editor/drafts'
import { EditorForm } from '@/ui/editor/EditorForm'
import type { FieldTable } from '@/ui/editor/fields'
import { useRecordEditor, type WriteFailure } from '@/ui/editor/use-record-editor'
import { FormTextField } from '@/ui/form/fields'

type Note = { text: string }
type StageProps = {
  /** The `updated_at` of the version that a restored draft is based on. Undefined without a draft. */
  draftOf?: string
  /** How saving ends in this story. */
  outcome: 'saved' | WriteFailure
  /** False when the form can be left without a question. */
  confirmsLeaving: boolean
}

const fields: FieldTable<Note> = { text: { label: 'adminHome.field.text', stored: v.string() } }
const saved = { id: 1, form: { text: 'Lụa Hà Đông' }, updatedAt: '2026-11-20T03:00:00Z' }

const draftsOf = (updatedAt: string): DraftStore<Note> => ({
  read: () => ({ form: { text: 'Lụa tơ tằm Hà Đông' }, base: saved.form, updatedAt, sent: null }),
  write: () => true,
  remove: () => undefined,
})

/** A sample editor with one field. */
function Stage({ outcome, confirmsLeaving, draftOf }: StageProps) {
  const editor = useRecordEditor<Note>({
    fields,
    saved,
    ...(draftOf && { drafts: draftsOf(draftOf) }),
    send: async (form) => {
      if (outcome !== 'saved') throw new Error(outcome)
      return { ...saved, form }
    },
    outcomeOf: () => (outcome === 'saved' ? 'refused' : outcome),
    readNewest: () =>
      Promise.resolve({
        ...saved,
        form: { text: 'Đũi Nam Cao' },
        updatedAt: '2026-11-21T02:00:00Z',
      }),
    onSaved: () => undefined,
    onFailure: () => ({ text: ['Máy chủ không nhận nội dung này'] }),
  })
  return (
    <EditorForm editor={editor} aria-label="Ghi chú" confirmsLeaving={confirmsLeaving}>
      <FormTextField name="text" label="Nội dung" />
      <Button type="submit" loading={editor.isSaving}>
        Lưu
      </Button>
    </EditorForm>
  )
}

const meta = preview.meta({
  component: Stage,
  parameters: {
    guide: {
      use: [
        'Around the fields of anything that others may edit too: products, banners, categories, settings, home page.',
      ],
      avoid: ['For a form that makes something once, such as an order: take `Form`.'],
      keyboard: [
        ['Enter', 'in a field saves; with `enterSends` off it goes to the next field'],
        ['Ctrl+S', 'saves; of two buttons it presses the first'],
      ],
      reader:
        "The server's errors are the descriptions of their fields; the first one gets the focus.",
    },
  },
  args: { outcome: 'saved' as const, confirmsLeaving: true },
  argTypes: {
    outcome: { options: ['saved', 'refused', 'conflict', 'unknown'], control: 'inline-radio' },
  },
})

export const AsSaved = meta.story({ tags: ['§10.2.10'] })

/**
 * The server's text stands at its field, and the field has the focus. Ctrl+S saves even when no field has the
 * focus.
 */
export const Refused = meta.story({
  args: { outcome: 'refused' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '!')
    field.blur()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Máy chủ không nhận nội dung này'),
    )
    await expect(field).toHaveFocus()
  },
})

/** After a crash, the form has the typed values again, and shows how they differ from the saved values. */
export const RestoredDraft = meta.story({
  args: { draftOf: saved.updatedAt, confirmsLeaving: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Khác với bản đã lưu'))
    await expect(canvas.getByText('Lụa tơ tằm Hà Đông', { selector: 'ins' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bản nháp' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Lụa Hà Đông')
  },
})
