import { FormFields } from '../fields/Field'
import { EditorProblem, type EditorProblemProps } from './EditorActions'
import { EditorForm, type EditorFormProps } from './EditorForm'
import { FormWindow, type FormWindowProps } from './FormWindow'
import type { RecordEditor } from './use-record-editor'

type EditorWindowProps<Form extends object> = FormWindowProps &
  Pick<EditorFormProps<Form>, 'schema' | 'doubts' | 'nameOf' | 'confirmsLeaving' | 'children'> &
  Pick<EditorProblemProps, 'saveErrors' | 'renderListLink'> & {
    editor: RecordEditor<Form>
    /** Called when the user leaves the window without saving, after the question about unsaved values. */
    onLeave: () => void
  }

/**
 * A record's form in a window. The window asks before typed values are lost. It weighs 40 kB, so import it
 * lazily.
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
