import { type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { Dialog, type DialogProps } from '../overlays/Dialog'
import { useAskToLose } from '../overlays/UnsavedGuard'

export type FormWindowProps = Pick<DialogProps, 'title' | 'fullScreen' | 'wide' | 'finalFocus'> & {
  /** True while the window shows. The window stays mounted during its closing transition. */
  isOpen: boolean
  labels: { save: string; cancel?: string }
}

type FrameProps = FormWindowProps & {
  /**
   * True if closing would lose something. A click outside, Escape, the close button, Back and Cancel then ask
   * first.
   */
  isTyped: boolean
  /** True while the form is being sent. Nothing closes the window then. */
  isBusy: boolean
  /** True while the action is not possible. */
  isBlocked?: boolean
  /** Why the action failed. Shown above the buttons. */
  problem?: ReactNode
  onLeave: () => void
  /** Renders the form, with this id. */
  children: (formId: string) => ReactNode
}

/**
 * A window around a form. Its buttons stay in sight while the form scrolls. The focus starts in the first
 * field.
 */
export function FormWindow({
  isOpen,
  labels,
  isTyped,
  isBusy,
  isBlocked = false,
  problem,
  onLeave,
  children,
  ...dialog
}: FrameProps) {
  const formId = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const isAsking = useRef(false)
  const ask = useAskToLose('window', useMsg()('unsaved.lost'))
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
            form={formId}
            loading={isBusy || !isOpen}
            disabled={isBlocked}
            onMouseDown={keepFieldOnClick}
          >
            {labels.save}
          </Button>
        </>
      }
    >
      {/* In React's tree the window may be inside the form of a page. Without this that form would be sent
          too. */}
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

/**
 * Keeps the focus in the field. If the field lost it, its error would show and push the button away from
 * under the pointer.
 */
function keepFieldOnClick(event: MouseEvent) {
  event.preventDefault()
}
