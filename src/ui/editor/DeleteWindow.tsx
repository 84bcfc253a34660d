import { type ReactNode, useRef } from 'react'
import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ErrorState } from '../feedback/ErrorState'
import { Dialog, type DialogProps } from '../overlays/Dialog'
import { WindowButtons } from './EditorActions'
import { WindowBody } from './EditorWindow'

type DeleteWindowProps = Pick<DialogProps, 'title' | 'finalFocus'> & {
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  children: ReactNode
  problem?: ErrorText | null
  isDeleting?: boolean
  isDeleted?: boolean
  isBlocked?: boolean
  labels: { cancel: string; delete: string }
  /** Must not reject; what it failed with is `problem`. */
  onDelete: () => void | Promise<void>
  onClose: () => void
}

/** Asks before a record is deleted (Product §8). The focus starts on Cancel. */
export function DeleteWindow({
  isOpen,
  title,
  children,
  problem = null,
  isDeleting = false,
  isDeleted = false,
  isBlocked = false,
  labels,
  finalFocus,
  onDelete,
  onClose,
}: DeleteWindowProps) {
  const errorText = useErrorText()
  const cancel = useRef<HTMLButtonElement>(null)
  // State is too late: a double click arrives before the next render.
  const isSent = useRef(false)
  const confirm = async () => {
    if (isSent.current) return
    isSent.current = true
    await onDelete()
    isSent.current = false
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isDeleting && onClose()}
      title={title}
      initialFocus={cancel}
      finalFocus={finalFocus}
    >
      <WindowBody>
        {children}
        {problem && !isDeleting && <ErrorState compact message={errorText(problem)} />}
        <WindowButtons>
          <Button ref={cancel} variant="secondary" disabled={isDeleting} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            disabled={isBlocked}
            loading={isDeleting || isDeleted}
            onClick={() => void confirm()}
          >
            {labels.delete}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Dialog>
  )
}
