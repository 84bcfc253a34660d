import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { string } from 'valibot'
import { EditorWindow } from '@/ui/editor/EditorWindow'
import type { FieldTable } from '@/ui/editor/fields'
import { useRecordEditor } from '@/ui/editor/use-record-editor'
import { FormTextField } from '@/ui/form/FormTextField'

type Note = { text: string }
const fields: FieldTable<Note> = { text: { label: 'adminHome.field.text', stored: string() } }

/** A window with one field. */
function Stage({ onLeave }: { onLeave: () => void }) {
  const editor = useRecordEditor<Note>({
    fields,
    saved: { id: 1, form: { text: 'Lụa Hà Đông' }, updatedAt: null },
    send: async (form, base) => ({ ...base, form }),
    outcomeOf: () => 'refused',
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
  args: { onLeave: fn() },
})

export const Opened = meta.story({})
