import type { ReactNode } from 'react'
import { type ErrorText, useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ErrorState } from '../feedback/ErrorState'
import { Row } from '../layout/Stack'
import { WindowButtons } from '../overlays/ConfirmWindow'
import type { RecordEditor } from './use-record-editor'

export type EditorActionsProps = {
  editor: Pick<RecordEditor<object>, 'formError' | 'isSaving' | 'mayBeSaved'>
  /** Returns what to say about a failed save; null where it is said elsewhere. */
  saveErrors?: (error: unknown) => ErrorText | null
  /** Renders the way to the list, where a new record may be although no answer came. */
  renderListLink?: (label: string) => ReactNode
  labels: { save: string; cancel: string }
  onCancel: () => void
  /** Two buttons of one width, as at the end of a window, closed while it saves. */
  inWindow?: boolean
  /** True while the window closes: a second press must not save again. */
  isClosing?: boolean
}

/** The end of an editor's form: why it could not be saved, and its buttons. */
export function EditorActions({
  editor,
  saveErrors,
  renderListLink,
  labels,
  onCancel,
  inWindow = false,
  isClosing = false,
}: EditorActionsProps) {
  const errorText = useErrorText()
  const problem = editor.formError === null ? null : saveErrors?.(editor.formError)
  const isBusy = editor.isSaving || isClosing
  const save = (
    <Button type="submit" loading={isBusy}>
      {labels.save}
    </Button>
  )
  const cancel = (
    <Button variant="secondary" disabled={inWindow && isBusy} onClick={onCancel}>
      {labels.cancel}
    </Button>
  )
  return (
    <>
      {problem && <ErrorState compact message={errorText(problem)} />}
      {editor.mayBeSaved && renderListLink && <MayBeSaved renderLink={renderListLink} />}
      {inWindow ? (
        <WindowButtons>
          {cancel}
          {save}
        </WindowButtons>
      ) : (
        <Row $gap={3} $wrap>
          {save}
          {cancel}
        </Row>
      )}
    </>
  )
}

/** Warns after a create without an answer: the record may exist, and saving again could make a second one. */
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
