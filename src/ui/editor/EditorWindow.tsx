import { useRef, useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { WindowBody } from '../overlays/ConfirmWindow'
import { Dialog, type DialogProps } from '../overlays/Dialog'
import { UnsavedDialog } from '../overlays/UnsavedDialog'
import { EditorActions, type EditorActionsProps } from './EditorActions'
import { EditorForm, type EditorFormProps } from './EditorForm'
import type { RecordEditor } from './use-record-editor'

type EditorWindowProps<Form extends object> = Pick<
  EditorFormProps<Form>,
  'schema' | 'doubts' | 'nameOf' | 'confirmsLeaving' | 'children'
> &
  Pick<EditorActionsProps, 'saveErrors' | 'renderListLink' | 'labels'> &
  Pick<DialogProps, 'title' | 'fullScreen' | 'finalFocus'> & {
    editor: RecordEditor<Form>
    /** Whether it shows; it stays while it leaves. */
    isOpen: boolean
    /** Called when it is left without saving, after the question about unsaved values. */
    onLeave: () => void
  }

/** A record's form in a window, which asks before it loses what was typed. It weighs 40 kB: import it lazily. */
export function EditorWindow<Form extends object>({
  editor,
  isOpen,
  onLeave,
  title,
  fullScreen,
  finalFocus,
  saveErrors,
  renderListLink,
  labels,
  children,
  ...form
}: EditorWindowProps<Form>) {
  const msg = useMsg()
  const content = useRef<HTMLDivElement>(null)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const leaveOrAsk = () => {
    if (editor.isSaving) return
    if (editor.isDirty) setAsksToLeave(true)
    else onLeave()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leaveOrAsk()}
      title={title}
      dismissible={false}
      fullScreen={fullScreen}
      initialFocus={(by) => (by === 'touch' ? true : content.current?.querySelector('input'))}
      finalFocus={finalFocus}
    >
      <div ref={content}>
        <EditorForm editor={editor} {...form}>
          <WindowBody>
            {children}
            <EditorActions
              editor={editor}
              saveErrors={saveErrors}
              renderListLink={renderListLink}
              labels={labels}
              onCancel={leaveOrAsk}
              inWindow
              isClosing={!isOpen}
            />
          </WindowBody>
        </EditorForm>
      </div>
      {asksToLeave && (
        <UnsavedDialog
          text={msg('editor.leave.lost')}
          of="window"
          onStay={() => setAsksToLeave(false)}
          onLeave={onLeave}
        />
      )}
    </Dialog>
  )
}
