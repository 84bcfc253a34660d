import { FormFields } from '../fields/Field'
import { EditorProblem, type EditorProblemProps } from './EditorFooter'
import { EditorForm, type EditorFormProps } from './EditorForm'
import { FormWindow, type FormWindowProps } from './FormWindow'
import type { RecordEditor } from './use-record-editor'

type EditorWindowProps<Form extends object> = FormWindowProps &
  Pick<EditorFormProps<Form>, 'schema' | 'doubts' | 'nameOf' | 'confirmsLeaving' | 'children'> &
  Pick<EditorProblemProps, 'saveErrors' | 'renderListLink'> & {
    editor: RecordEditor<Form>
    /**
     * Called when the user leaves the window without saving. The question about unsaved values has been
     * answered by then.
     */
    onLeave: () => void
  }

/**
 * A window with the form of a record. It asks before typed values are lost. Import it lazily, because it adds
 * 40 kB.
 */
export function EditorWindow<Form extends object>({
  editor,
  onLeave,
  saveErrors,
  renderListLink,
  schema,
  doubts,
  nameOf,
  confirmsLeaving,
  children,
  ...frame
}: EditorWindowProps<Form>) {
  return (
    <FormWindow
      {...frame}
      isTyped={editor.isDirty}
      isSaved={!editor.isDirty}
      isBusy={editor.isSaving}
      onLeave={onLeave}
      problem={
        <EditorProblem editor={editor} saveErrors={saveErrors} renderListLink={renderListLink} />
      }
    >
      {(id) => (
        <EditorForm
          id={id}
          editor={editor}
          schema={schema}
          doubts={doubts}
          nameOf={nameOf}
          confirmsLeaving={confirmsLeaving}
        >
          <FormFields>{children}</FormFields>
        </EditorForm>
      )}
    </FormWindow>
  )
}
