import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { isCommandKey } from '@/lib/command-key'
import { color, radius, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { defer } from '../feedback/late'
import { Form, type FormHelpers, type FormProps } from '../form/Form'
import { Row, VisuallyHidden } from '../layout/basics'
import { UnsavedGuard } from '../overlays/UnsavedGuard'
import {
  type ComparedField,
  comparedFields,
  differingFields,
  type FieldName,
  type FieldWording,
  type VersionsToMerge,
} from './fields'
import type { RecordEditor } from './use-record-editor'

const ConflictDialog = defer(async () => (await import('./ConflictDialog')).ConflictDialog)

export type EditorFormProps<Form extends object> = Pick<
  FormProps<Form>,
  'id' | 'schema' | 'context' | 'doubts' | 'aria-label' | 'onInvalid' | 'enterSends'
> & {
  editor: RecordEditor<Form>
  /**
   * Returns the name of a record by its id. Fields that contain ids need it for the comparison of two
   * versions.
   */
  nameOf?: FieldWording['nameOf']
  /** Replaces `editor.save`. Pass it if the values to save differ from the values in the fields. */
  onSubmit?: (form: Form, helpers: FormHelpers<Form>) => Promise<void>
  /** False if the user may leave without a question, because the form will open again with its draft. */
  confirmsLeaving?: boolean
  children: ReactNode
}

/**
 * The form of an editor. It also shows the note about a restored draft, the question before leaving, and the
 * conflict dialog. Ctrl+S and Ctrl+Enter save (`useSaveShortcuts`).
 */
export function EditorForm<Form extends object>({
  editor,
  nameOf,
  onSubmit,
  confirmsLeaving = true,
  ...form
}: EditorFormProps<Form>) {
  const msg = useMsg()
  const frame = useRef<HTMLDivElement>(null)
  useSaveShortcuts(frame)
  const { fields, conflict, start, isKept } = editor
  const saved = editor.saved.form
  const compared = (names: readonly FieldName<Form>[], versions: VersionsToMerge<Form>) =>
    comparedFields(fields, names, versions, { msg, nameOf })
  // The clicked button disappears together with its note, so the focus moves into the form.
  const discard = () => {
    flushSync(editor.discard)
    frame.current?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus()
  }
  return (
    <>
      {editor.isRestored && (
        <DraftNote
          fields={compared(differingFields(fields, start, saved), {
            base: saved,
            local: start,
            remote: saved,
          })}
          isOutdated={editor.isOutdated}
          onDiscard={discard}
        />
      )}
      <div ref={frame}>
        <Form
          key={editor.round}
          {...form}
          initialValues={editor.start}
          isUnsaved={editor.isDirty}
          onValuesChange={editor.type}
          onSubmit={onSubmit ?? ((values, helpers) => editor.save(values, helpers))}
        />
      </div>
      <UnsavedGuard
        unsaved={confirmsLeaving && editor.isDirty}
        text={msg(isKept ? 'editor.leave.kept' : 'unsaved.lost')}
      />
      {conflict && (
        <ConflictDialog
          fields={compared(conflict.contested, { ...conflict, remote: conflict.remote.form })}
          savedAt={conflict.remote.savedAt ?? conflict.remote.updatedAt}
          onSave={(names) =>
            editor.resolve(conflict.contested.filter((name) => names.includes(name)))
          }
          onBack={editor.leaveConflict}
        />
      )}
    </>
  )
}

type DraftNoteProps = {
  /** The fields in which the restored draft (`local`) differs from the saved version (`remote`). */
  fields: readonly ComparedField[]
  isOutdated?: boolean
  onDiscard: () => void
}

function DraftNote({ fields, isOutdated = false, onDiscard }: DraftNoteProps) {
  const msg = useMsg()
  return (
    <Note>
      <Row $gap={[2, 3]} $align="center" $justify="space-between" $wrap>
        <span role="status">
          {msg('editor.draft.restored')} {isOutdated && msg('editor.draft.newer')}
        </span>
        <Button variant="secondary" onClick={onDiscard}>
          {msg('editor.draft.discard')}
        </Button>
      </Row>
      <details>
        <summary>{msg('editor.draft.differs')}</summary>
        <Rows>
          {fields.map(({ name, label, local, remote }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <VisuallyHidden>{msg('editor.draft.saved')}: </VisuallyHidden>
                <del>{remote}</del>
              </dd>
              <dd>
                <VisuallyHidden>{msg('editor.draft.unsaved')}: </VisuallyHidden>
                <ins>{local}</ins>
              </dd>
            </div>
          ))}
        </Rows>
      </details>
    </Note>
  )
}

const Note = styled.section`
  margin-block-end: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  background: ${color.celadonSoft};
  font-size: ${text.sm};

  summary {
    padding-block: ${space(2)};
    cursor: pointer;
  }
`

const Rows = styled.dl`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;

  dt {
    font-weight: ${weight.bold};
  }

  dd {
    margin: 0;
    white-space: pre-line;
  }

  del {
    color: ${color.inkSoft};
  }

  ins {
    text-decoration: none;
  }
`

/**
 * Makes Ctrl+S click the first save button of the form, and Ctrl+Enter the last one. In a form with several
 * buttons the first one saves a draft, so Ctrl+S never publishes anything. Keys that are pressed in a window
 * above the form have no effect on the form.
 */
export function useSaveShortcuts(frame: RefObject<HTMLElement | null>): void {
  const save = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isDone = isCommandKey(event, 'enter')
    const form = frame.current?.querySelector('form') ?? frame.current
    if (!(form instanceof HTMLFormElement) || !(isDone || isCommandKey(event, 's'))) return
    // The browser would save the page otherwise.
    event.preventDefault()
    const { target } = event
    const window = target instanceof Element ? target.closest(windows) : null
    if (window && !window.contains(form)) return
    const submits = [...form.elements].filter((control) => control.matches('[type=submit]:enabled'))
    const button = submits.at(isDone ? -1 : 0)
    if (button instanceof HTMLElement) button.click()
  })
  useEffect(function listen() {
    const onKeyDown = (event: globalThis.KeyboardEvent) => save(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const windows = '[role=dialog], [role=alertdialog]'
