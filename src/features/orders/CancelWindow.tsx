import { useMsg } from '@/i18n/use-msg'
import { ConfirmWindow } from '@/ui/overlays/ConfirmWindow'
import { useToast } from '@/ui/toast/toast'
import { cancelErrors } from './errors'
import { useCancelOwnOrder } from './mutations'

type CancelWindowProps = { code: string; isOpen: boolean; onClose: () => void }

/** Asks whether to cancel an order. Load it with the first opening. */
export function CancelWindow({ code, isOpen, onClose }: CancelWindowProps) {
  const msg = useMsg()
  const toast = useToast()
  const { mutateAsync } = useCancelOwnOrder()
  const cancel = async () => {
    await mutateAsync({ code })
    toast({ message: msg('account.order.cancelled') })
  }
  return (
    <ConfirmWindow
      isOpen={isOpen}
      title={msg('account.order.cancel.ask')}
      labels={{ cancel: msg('account.order.cancel.keep'), confirm: msg('account.order.cancel') }}
      errors={cancelErrors}
      onConfirm={cancel}
      onClose={onClose}
    >
      <p>{msg('account.order.cancel.text', { code })}</p>
    </ConfirmWindow>
  )
}
