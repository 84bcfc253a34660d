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

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then((module) => ({ default: module.ConflictDialog })),
)

type EditorFormProps<Form extends object> = Pick<
  FormProps<Form>,
  'schema' | 'context' | 'aria-label' | 'onInvalid'
> & {
  editor: Editor<Form>
  /** What other things are called by their id, for people who compare versions. */
  nameOf?: Words['nameOf']
  /** Instead of `editor.save`, where something else is saved than what the fields hold. */
  onSubmit?: (form: Form, helpers: FormHelpers<Form>) => Promise<void>
  /** False where leaving needs no question, because the form opens again by itself with its draft. */
  confirmsLeaving?: boolean
  /** False where Enter in a field is more likely a slip than a wish to save. */
  enterSaves?: boolean
  children: ReactNode
}

/** The form of an editor, with the note about its draft, the question before it is left, and the one about a conflict. */
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
  const { fields, conflict, start, isKept } = editor
  const saved = editor.saved.form
  const compared = (names: readonly FieldName<Form>[], versions: Versions<Form>) =>
    comparedFields(fields, names, versions, { msg, nameOf })
  /** The note goes with the button that was pressed: the focus goes on to the form. */
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
            fields={compared(conflict.asked, { ...conflict, theirs: conflict.theirs.form })}
            savedAt={conflict.theirs.savedAt ?? conflict.theirs.updatedAt}
            onSave={(names) =>
              editor.resolve(conflict.asked.filter((name) => names.includes(name)))
            }
            onBack={editor.leaveConflict}
          />
        </Late>
      )}
    </>
  )
}

function swallowEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
