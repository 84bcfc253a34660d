import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { keepFocusOnClick } from '../form/Form'
import { Dialog, type DialogProps } from '../overlays/Dialog'
import { useConfirmLoss } from '../overlays/UnsavedGuard'

export type FormWindowProps = Pick<DialogProps, 'title' | 'fullScreen' | 'wide' | 'finalFocus'> & {
  /** True while the window is shown. The window stays mounted during its closing transition. */
  isOpen: boolean
  labels: { save: string; cancel?: string }
}

type FrameProps = FormWindowProps & {
  /**
   * True if closing would lose what was typed. The window then asks before it closes, after Escape, the
   * browser's Back, the close button, Cancel or a click outside.
   */
  isTyped: boolean
  /** True while the form is being sent. The window cannot be closed during that time. */
  isBusy: boolean
  /** True if there is nothing to save. The save button then has the secondary look. */
  isSaved?: boolean
  /** True while the action is not possible. */
  isBlocked?: boolean
  /** The reason why the action failed. It is shown above the buttons. */
  problem?: ReactNode
  onLeave: () => void
  /** Renders the form. The form must have this id. */
  children: (formId: string) => ReactNode
}

/**
 * A window with a form. Its buttons stay visible while the form scrolls. The first field gets the focus,
 * unless a tap opened the window.
 */
export function FormWindow({
  isOpen,
  labels,
  isTyped,
  isBusy,
  isSaved = false,
  isBlocked = false,
  problem,
  onLeave,
  children,
  ...dialog
}: FrameProps) {
  const formId = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isAsking = useRef(false)
  const ask = useConfirmLoss('window', useMsg()('unsaved.lost'))
  const leaveOrAsk = async () => {
    if (isBusy || isAsking.current) return
    isAsking.current = true
    if (!isTyped || (await ask())) onLeave()
    isAsking.current = false
  }
  const cancel = () => void leaveOrAsk()
  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={(open) => !open && cancel()}
      initialFocus={(by) => by === 'touch' || (firstField(formId) ?? cancelButton.current ?? true)}
      footer={
        <>
          {problem}
          {labels.cancel !== undefined && (
            <Button ref={cancelButton} variant="secondary" disabled={isBusy} onClick={cancel}>
              {labels.cancel}
            </Button>
          )}
          <Button
            type="submit"
            variant={isSaved ? 'secondary' : 'primary'}
            form={formId}
            loading={isBusy || !isOpen}
            disabled={isBlocked}
            onMouseDown={keepFocusOnClick}
          >
            {labels.save}
          </Button>
        </>
      }
    >
      {/* In React's tree, the window may be inside another form of the page. Without this, that form would
          be sent too. */}
      <div onSubmit={(event: SubmitEvent) => event.stopPropagation()}>{children(formId)}</div>
    </Dialog>
  )
}

function firstField(formId: string): HTMLElement | undefined {
  const form = document.getElementById(formId)
  const controls = form instanceof HTMLFormElement ? [...form.elements] : []
  const field = controls.find((control) => control.matches('input, select, textarea'))
  return field instanceof HTMLElement ? field : undefined
}
