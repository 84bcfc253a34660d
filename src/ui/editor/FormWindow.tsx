import { type MouseEvent, type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { Dialog, type DialogProps } from '../overlays/Dialog'
import { useAskToLose } from '../overlays/UnsavedGuard'

export type FormWindowProps = Pick<DialogProps, 'title' | 'fullScreen' | 'wide' | 'finalFocus'> & {
  /** True while the window shows. It stays mounted during its leaving transition. */
  isOpen: boolean
  labels: { save: string; cancel?: string }
}

type FrameProps = FormWindowProps & {
  /** It holds what closing would lose: a click outside, Escape, its cross, Back and Cancel ask first. */
  isTyped: boolean
  /** While it sends, nothing closes it. */
  isBusy: boolean
  /** True while the action is not possible. */
  isBlocked?: boolean
  /** Why the action failed. Shown above the buttons. */
  problem?: ReactNode
  onLeave: () => void
  /** Renders a form of this id. */
  children: (formId: string) => ReactNode
}

/**
 * A window around a form. Its buttons stay in sight while the form scrolls; the focus starts in the first
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
      {/* For React it may lie inside the form of a page, which must not be sent with it. */}
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
 * The focus stays in the field: its error, shown on leaving, would push the button away from under the
 * pointer.
 */
function keepFieldOnClick(event: MouseEvent) {
  event.preventDefault()
}
