import styled from 'styled-components'
import { billDifference, chargedBill } from '@/domain/order/bill'
import type { PlacedOrder } from '@/domain/order/purchase'
import { useMsg } from '@/i18n/use-msg'
import { limits } from '@/lib/limits'
import { color, media, space } from '@/theme/tokens'
import { ButtonLink } from '@/ui/actions/Link'
import { BillNotice } from '@/ui/data/BillNotice'
import { Skeleton, SkeletonText } from '@/ui/feedback/Skeleton'
import { BrandMark } from '@/ui/frame-icons'
import { Stack } from '@/ui/layout/basics'
import { OrderReceipt } from './OrderReceipt'

type PlacedOrderPageProps = {
  order: PlacedOrder
  /** True where a confirmation goes to an e-mail address. */
  isMailed: boolean
  /** True until PayPal has said that it took the money. */
  isPending?: boolean
  isSignedIn: boolean
}

/** Thanks, the order, and the links to go on. */
export function PlacedOrderPage({
  order,
  isMailed,
  isPending = false,
  isSignedIn,
}: PlacedOrderPageProps) {
  const msg = useMsg()
  return (
    <Column $gap={8}>
      <Head as="header" $gap={3} $justify="center">
        <BrandMark size={72} />
        <h1>{msg(isPending ? 'order.pending.title' : 'order.success.title')}</h1>
        <p>{msg(isPending ? 'order.pending.text' : 'order.success.thanks')}</p>
        {isMailed && !isPending && (
          <p>{msg('order.success.email', { hours: limits.confirmationHours })}</p>
        )}
      </Head>
      {order.expected && (
        <BillNotice
          kind="charged"
          clicks={0}
          {...billDifference(order.expected, chargedBill(order))}
        />
      )}
      <OrderReceipt order={order} hasArrival={!isPending} />
      <Actions $gap={3}>
        <ButtonLink to="/">{msg('order.continue')}</ButtonLink>
        <ButtonLink to="/account/orders" variant="secondary">
          {msg('order.history')}
        </ButtonLink>
        {!isSignedIn && (
          <ButtonLink to="/orders/track" search={{ code: order.code }} variant="secondary">
            {msg('order.track')}
          </ButtonLink>
        )}
      </Actions>
    </Column>
  )
}

/** A success page on its way (Product §2). */
export function PlacedOrderSkeleton() {
  return (
    <SkeletonColumn aria-busy="true" $gap={6}>
      <Skeleton width="60%" height="3rem" />
      <SkeletonText lines={2} />
      <Skeleton height="420px" />
    </SkeletonColumn>
  )
}

const Column = styled(Stack)`
  max-width: 720px;
  margin-inline: auto;
  padding-block: ${space(12)} ${space(16)};
`

const SkeletonColumn = styled(Stack)`
  padding-block: ${space(16)};
`

const Head = styled(Stack)`
  text-align: center;

  & > svg {
    color: ${color.celadon};
  }

  & > p {
    max-width: 52ch;
    text-wrap: balance;
    color: ${color.inkSoft};
  }
`

/* Side by side where there is room. */
const Actions = styled(Stack)`
  ${media.tablet} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`
