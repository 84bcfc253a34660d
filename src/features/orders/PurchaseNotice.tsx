import type { OrderedPurchase, SentPurchase } from '@/domain/order/purchase'
import { useMsg } from '@/i18n/use-msg'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Notice } from '@/ui/feedback/Notice'
import { Stack } from '@/ui/layout/Stack'

type PurchaseNoticeProps = {
  /** The order that the shopper is about to repeat, or one that she has no answer to. */
  purchase: OrderedPurchase | SentPurchase
  isSignedIn: boolean
  /** Called before the form around it is sent all the same. */
  onAgain: () => void
  /** How many clicks it has answered: each of them leads the focus here. */
  clicks: number
}

/** Says that these lines are ordered already, or may be; ordering them again is a click of its own (Product §4.8). */
export function PurchaseNotice({ purchase, isSignedIn, onAgain, clicks }: PurchaseNoticeProps) {
  const msg = useMsg()
  const isSent = purchase.state === 'sent'
  const code = isSent ? undefined : purchase.order?.code
  return (
    <Notice title={msg(isSent ? 'order.unanswered.title' : 'order.double.title')} clicks={clicks}>
      <p>
        {isSent
          ? msg('order.unanswered.text')
          : code
            ? msg('order.double.placed', { code })
            : purchase.token === undefined && msg('order.double.lost')}
      </p>
      <Stack $gap={2}>
        <WhereToLook purchase={purchase} isSignedIn={isSignedIn} />
        <Button type="submit" variant="secondary" onClick={onAgain}>
          {msg('order.double.again')}
        </Button>
      </Stack>
    </Notice>
  )
}

/** The order's own page; without its answer the shopper's orders, or the shop's address for a visitor. */
function WhereToLook({
  purchase,
  isSignedIn,
}: Pick<PurchaseNoticeProps, 'purchase' | 'isSignedIn'>) {
  const msg = useMsg()
  const view = msg('order.double.view')
  if (purchase.state === 'ordered' && purchase.token !== undefined)
    return (
      <ButtonLink to="/order-success" search={{ token: purchase.token }}>
        {view}
      </ButtonLink>
    )
  if (purchase.state === 'ordered' && purchase.order)
    return (
      <ButtonLink to="/cod-order-success" state={{ purchase: purchase.key }}>
        {view}
      </ButtonLink>
    )
  return isSignedIn ? (
    <ButtonLink to="/account/orders">{msg('order.history')}</ButtonLink>
  ) : (
    <ButtonLink to="/$page" params={{ page: 'contact' }}>
      {msg('order.unanswered.contact')}
    </ButtonLink>
  )
}
