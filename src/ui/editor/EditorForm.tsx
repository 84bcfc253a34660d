import { type KeyboardEvent, lazy, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMsg } from '@/i18n/use-msg'
import { Form, type FormHelpers, type FormProps } from '../form/Form'
import { Late } from '../feedback/Boundary'
import { DraftNote } from './DraftNote'
import {
  comparedFields,
  differingFields,
  type FieldName,
  type Versions,
  type Words,
} from './fields'
import { UnsavedGuard } from '../overlays/UnsavedGuard'
import type { Editor } from './use-editor'
import { useSaveKey } from './use-save-key'

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
)

type EditorFormProps<Form extends object> = Pick<
  FormProps<Form>,
  'schema' | 'context' | 'doubts' | 'aria-label' | 'onInvalid'
> & {
  /** What `useEditor` returned. */
  editor: Editor<Form>
  /** Returns the name of a record by its id, for fields that hold ids; used where versions are compared. */
  nameOf?: Words['nameOf']
  /** Replaces `editor.save` where the saved value is not the one in the fields. */
  onSubmit?: (form: Form, helpers: FormHelpers<Form>) => Promise<void>
  /** False where leaving needs no confirmation, because the form opens again with its draft. */
  confirmsLeaving?: boolean
  /** False where Enter in a field is more likely a slip than an intended save. */
  enterSaves?: boolean
  /** The fields and the button that saves. */
  children: ReactNode
}

/** An editor's form, with the note about a restored draft, the leave confirmation, the conflict dialog, and Ctrl+S. */
export function EditorForm<Form extends object>({
  editor,
  nameOf,
  onSubmit,
  confirmsLeaving = true,
  enterSaves = true,
  ...form
}: EditorFormProps<Form>) {
  const msg = useMsg()
  const frame = useRef<HTMLDivElement>(null)
  useSaveKey(frame)
  const { fields, conflict, start, isKept } = editor
  const saved = editor.saved.form
  const compared = (names: readonly FieldName<Form>[], versions: Versions<Form>) =>
    comparedFields(fields, names, versions, { msg, nameOf })
  /** Moves the focus into the form, because the pressed button leaves the page with its note. */
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
            mine: start,
            theirs: saved,
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
          onValuesChange={editor.type}
          onKeyDown={enterSaves ? undefined : swallowEnter}
          onSubmit={onSubmit ?? ((values, helpers) => editor.save(values, helpers))}
        />
      </div>
      <UnsavedGuard
        unsaved={confirmsLeaving && editor.isDirty}
        text={msg(isKept ? 'editor.leave.kept' : 'editor.leave.lost')}
      />
      {conflict && (
        <Late>
          <ConflictDialog
            fields={compared(conflict.contested, { ...conflict, theirs: conflict.theirs.form })}
            savedAt={conflict.theirs.savedAt ?? conflict.theirs.updatedAt}
            onSave={(names) =>
              editor.resolve(conflict.contested.filter((name) => names.includes(name)))
            }
            onBack={editor.leaveConflict}
          />
        </Late>
      )}
    </>
  )
}

function swallowEnter(event: KeyboardEvent) {
  const { key, target } = event
  // On a choice of files it opens the window.
  if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file')
    event.preventDefault()
}
