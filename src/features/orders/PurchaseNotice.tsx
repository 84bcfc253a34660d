import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import type { OrderedPurchase, SentPurchase } from '@/domain/order/purchase'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { ButtonLink } from '@/ui/actions/Link'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'

type PurchaseNoticeProps = {
  /** The order that the shopper is about to repeat, or one that she has no answer to. */
  purchase: OrderedPurchase | SentPurchase
  /** Whether she has a list of orders to look into. */
  isSignedIn: boolean
  /** Called before the form around it is sent all the same. */
  onAgain: () => void
  /** How many presses it has answered: each of them leads the focus here. */
  presses: number
}

/** Says that these lines are ordered already, or may be; ordering them again is a press of its own (Product §4.8). */
export function PurchaseNotice({ purchase, isSignedIn, onAgain, presses }: PurchaseNoticeProps) {
  const msg = useMsg()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(
    function answerPress() {
      if (presses > 0) box.current?.focus()
    },
    [presses],
  )
  const isSent = purchase.state === 'sent'
  const code = isSent ? undefined : purchase.order?.code
  return (
    <Box ref={box} $gap={3} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Text as="h2" id={titleId} $title="h3">
        {msg(isSent ? 'order.unanswered.title' : 'order.double.title')}
      </Text>
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
    </Box>
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
      <ButtonLink to="/cod-order-success" state={{ order: purchase.order }}>
        {view}
      </ButtonLink>
    )
  return isSignedIn ? (
    <ButtonLink to="/account/orders">{msg('order.history')}</ButtonLink>
  ) : (
    <ButtonLink to="/contact">{msg('order.unanswered.contact')}</ButtonLink>
  )
}

const Box = styled(Stack)`
  padding: ${space(4)};
  border: 1px solid ${color.warning};
  background: ${color.surface};
  font-size: ${text.sm};
`
