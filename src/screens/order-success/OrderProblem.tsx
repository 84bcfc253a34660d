import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { ButtonLink } from '@/ui/actions/Link'
import { ErrorState } from '@/ui/feedback/ErrorState'

type OrderProblemProps = {
  id: MessageId
  /** The order that it is about, where that is known. */
  code?: string
  /** Called to ask again; without it there is no such button. */
  onRetry?: (() => void) | undefined
}

/** Explains why there is no order to show and links to the cart, which still holds the unpaid lines (Product §2). */
export function OrderProblem({ id, code, onRetry }: OrderProblemProps) {
  const msg = useMsg()
  return (
    <ErrorState
      message={code ? msg('order.problem', { code, problem: msg(id) }) : msg(id)}
      messageAs="h1"
      {...(onRetry && { onRetry })}
      action={<ButtonLink to="/cart">{msg('order.backToCart')}</ButtonLink>}
    />
  )
}
