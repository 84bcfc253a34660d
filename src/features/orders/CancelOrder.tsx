import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { useConfirm } from '@/ui/overlays/confirm'
import { useToast } from '@/ui/toast/toast'
import { cancelErrors } from './errors'
import { useCancelOwnOrder } from './mutations'

/** Cancels a pending order of the shopper, after asking. */
export function CancelOrder({ code }: { code: string }) {
  const msg = useMsg()
  const toast = useToast()
  const confirm = useConfirm()
  const { mutateAsync } = useCancelOwnOrder()
  const cancel = async () => {
    const isCancelled = await confirm({
      title: msg('account.order.cancel.ask'),
      text: <p>{msg('account.order.cancel.text', { code })}</p>,
      labels: { cancel: msg('account.order.cancel.keep'), confirm: msg('account.order.cancel') },
      run: () => mutateAsync({ code }),
      errors: cancelErrors,
    })
    if (isCancelled) toast({ message: msg('account.order.cancelled') })
  }
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => void cancel()}>
      {msg('account.order.cancel')}
    </Button>
  )
}
