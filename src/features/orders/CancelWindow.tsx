import { useRef } from 'react'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Dialog } from '@/ui/overlays/Dialog'
import { useToast } from '@/ui/toast/toast'
import { cancelErrors } from './errors'
import { useCancelOwnOrder } from './mutations'

type CancelWindowProps = {
  /** The code of the order. */
  code: string
  /** Whether it shows; it stays while it leaves. */
  isOpen: boolean
  /** Called when it is closed. */
  onClose: () => void
}

/** Asks whether to cancel an order; the focus starts on keeping it. Load it with the first opening. */
export function CancelWindow({ code, isOpen, onClose }: CancelWindowProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const keep = useRef<HTMLButtonElement>(null)
  const { mutateAsync, isPending, error } = useCancelOwnOrder()
  const close = () => {
    if (!isPending) onClose()
  }
  const cancel = async () => {
    if (isPending) return
    try {
      await mutateAsync({ code })
      toast({ message: msg('account.order.cancelled') })
      onClose()
    } catch {
      // The error shows above the buttons.
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={msg('account.order.cancel.ask')}
      initialFocus={keep}
      footer={
        <>
          <Button ref={keep} variant="secondary" disabled={isPending} onClick={close}>
            {msg('account.order.cancel.keep')}
          </Button>
          <Button loading={isPending} onClick={() => void cancel()}>
            {msg('account.order.cancel')}
          </Button>
        </>
      }
    >
      <p>{msg('account.order.cancel.text', { code })}</p>
      {error && !isPending && <ErrorState compact message={errorText(cancelErrors(error))} />}
    </Dialog>
  )
}
