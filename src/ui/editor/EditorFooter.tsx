import type { ReactNode } from 'react'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ErrorState } from '../feedback/ErrorState'
import { Row } from '../layout/basics'
import type { RecordEditor } from './use-record-editor'

export type EditorProblemProps = {
  editor: Pick<RecordEditor<object>, 'formError' | 'isSaving' | 'mayBeSaved' | 'isElsewhere'>
  /** Returns the text for a failed save, or null if another place shows the error. */
  saveErrors?: ((error: unknown) => ErrorText | null) | undefined
  /**
   * Renders a link to the list of records. The user needs the link because a new record may have been created
   * although the server sent no response.
   */
  renderListLink?: ((label: string) => ReactNode) | undefined
}

type EditorActionsProps = EditorProblemProps & {
  editor: Pick<RecordEditor<object>, 'isDirty'>
  labels: { save: string; cancel: string }
  onCancel: () => void
}

/** The end of an editor's form on a page: the reason why a save failed, and the buttons. */
export function EditorFooter({ labels, onCancel, ...rest }: EditorActionsProps) {
  return (
    <>
      <EditorProblem {...rest} />
      <Row $gap={3} $wrap>
        <Button
          type="submit"
          variant={rest.editor.isDirty ? 'primary' : 'secondary'}
          loading={rest.editor.isSaving}
        >
          {labels.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </Row>
    </>
  )
}

/** The reason why an editor's form could not be saved. Renders nothing without a problem. */
export function EditorProblem({ editor, saveErrors, renderListLink }: EditorProblemProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const problem = editor.formError === null ? null : saveErrors?.(editor.formError)
  return (
    <>
      {problem && <ErrorState compact message={errorText(problem)} />}
      {editor.isElsewhere && <ErrorState compact message={msg('unsaved.elsewhere')} />}
      {editor.mayBeSaved && renderListLink && <MayBeSavedWarning renderLink={renderListLink} />}
    </>
  )
}

/**
 * A warning after a new record was sent and the server sent no response. The record may exist, so saving
 * again could create a second one.
 */
export function MayBeSavedWarning({ renderLink }: { renderLink: (label: string) => ReactNode }) {
  const msg = useMsg()
  return (
    <ErrorState
      compact
      message={msg('editor.mayBeSaved')}
      action={renderLink(msg('editor.mayBeSaved.look'))}
    />
  )
}
