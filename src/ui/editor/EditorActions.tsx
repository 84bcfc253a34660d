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
  /** Renders a link to the list. If no answer came, the new record may already be in that list. */
  renderListLink?: ((label: string) => ReactNode) | undefined
}

type EditorActionsProps = EditorProblemProps & {
  labels: { save: string; cancel: string }
  onCancel: () => void
}

/** The end of an editor's form on a page: the reason why a save failed, and the buttons. */
export function EditorActions({ labels, onCancel, ...rest }: EditorActionsProps) {
  return (
    <>
      <EditorProblem {...rest} />
      <Row $gap={3} $wrap>
        <Button type="submit" loading={rest.editor.isSaving}>
          {labels.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </Row>
    </>
  )
}

/** The reason why an editor's form could not be saved. */
export function EditorProblem({ editor, saveErrors, renderListLink }: EditorProblemProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const problem = editor.formError === null ? null : saveErrors?.(editor.formError)
  return (
    <>
      {problem && <ErrorState compact message={errorText(problem)} />}
      {editor.isElsewhere && <ErrorState compact message={msg('unsaved.elsewhere')} />}
      {editor.mayBeSaved && renderListLink && <MayBeSaved renderLink={renderListLink} />}
    </>
  )
}

/**
 * A warning after a create without an answer. The record may exist, so saving again could make a second
 * record.
 */
export function MayBeSaved({ renderLink }: { renderLink: (label: string) => ReactNode }) {
  const msg = useMsg()
  return (
    <ErrorState
      compact
      message={msg('editor.mayBeSaved')}
      action={renderLink(msg('editor.mayBeSaved.look'))}
    />
  )
}
