import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { type ErrorText, useErrorText } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { ErrorState } from '../feedback/ErrorState'
import { FormFields } from '../form/form-layout'
import { Dialog, type DialogProps } from './Dialog'

type ConfirmWindowProps = Pick<DialogProps, 'title'> & {
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  children: ReactNode
  isBlocked?: boolean
  labels: { cancel: string; confirm: string }
  /** Returns what to say when `onConfirm` rejects, which keeps the window open; null where it is said elsewhere. */
  errors?: (error: unknown) => ErrorText | null
  /** Gets the focus when the window closes; `true` is what had it before. */
  finalFocus?: (isConfirmed: boolean) => HTMLElement | null | true
  onConfirm: () => void | Promise<void>
  /** Called when it closes, either way; not while `onConfirm` is under way. */
  onClose: () => void
}

/** Asks before something is deleted or given up (Product §8). The focus starts on Cancel. Import it lazily. */
export function ConfirmWindow({
  isOpen,
  title,
  children,
  isBlocked = false,
  labels,
  errors,
  finalFocus,
  onConfirm,
  onClose,
}: ConfirmWindowProps) {
  const errorText = useErrorText()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // State is too late: what is confirmed may take the window off the page before the next render.
  const isConfirmed = useRef(false)

  const problem = error === null ? null : errors?.(error)
  const close = () => {
    setError(null)
    onClose()
  }
  const confirm = async () => {
    isConfirmed.current = true
    setIsRunning(true)
    try {
      await onConfirm()
      onClose()
    } catch (failure) {
      isConfirmed.current = false
      setError(failure)
      setIsRunning(false)
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && !isRunning && close()}
      title={title}
      initialFocus={cancelButton}
      finalFocus={() => finalFocus?.(isConfirmed.current) ?? true}
    >
      <WindowBody>
        {children}
        {problem && !isRunning && <ErrorState compact message={errorText(problem)} />}
        <WindowButtons>
          <Button ref={cancelButton} variant="secondary" disabled={isRunning} onClick={close}>
            {labels.cancel}
          </Button>
          <Button disabled={isBlocked} loading={isRunning} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
        </WindowButtons>
      </WindowBody>
    </Dialog>
  )
}

export const WindowBody = styled(FormFields)`
  overflow-wrap: anywhere;
`

/** Two buttons of one width, the one that does it last. */
export const WindowButtons = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
`
