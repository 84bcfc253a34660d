import { useRef, useState } from 'react'
import { useErrorText } from '@/i18n/use-msg'
import { Button } from '../actions/Button'
import { ErrorState } from '../feedback/ErrorState'
import { FormFields } from '../fields/Field'
import type { AskedQuestion } from './confirm'
import { Dialog } from './Dialog'

/**
 * The dialog of `useConfirm`. The focus starts on the button that changes nothing. When the dialog closes,
 * the focus goes back to where it was. After a confirmation, it goes to the element that `focusAfter`
 * returns.
 */
export function ConfirmDialog({
  title,
  text,
  labels,
  run,
  errors,
  focusAfter,
  isLeaving,
  answer,
}: AskedQuestion) {
  const errorText = useErrorText()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [isRunning, setIsRunning] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isDone = useRef(false)
  const problem = error === null ? null : errors?.(error)
  const close = (isConfirmed: boolean) => {
    isDone.current = isConfirmed
    setIsOpen(false)
    answer(isConfirmed)
  }
  const confirm = async () => {
    setIsRunning(true)
    try {
      await run?.()
      close(true)
    } catch (failure) {
      setError(failure)
    }
    setIsRunning(false)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => !isRunning && isOpen && close(false)}
      title={title}
      asksOnLeaving={isLeaving}
      initialFocus={cancelButton}
      finalFocus={() => (isDone.current && focusAfter?.()) || true}
      footer={
        <>
          {problem && !isRunning && <ErrorState compact message={errorText(problem)} />}
          <Button
            ref={cancelButton}
            variant="secondary"
            disabled={isRunning}
            onClick={() => close(false)}
          >
            {labels.cancel}
          </Button>
          <Button loading={isRunning || !isOpen} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <FormFields>{text}</FormFields>
    </Dialog>
  )
}
