import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { Order } from '@/api/generated/model'
import { historyErrors } from '@/features/orders/errors'
import { OrderReceipt } from '@/features/orders/OrderReceipt'
import { OrderStatusTag } from '@/features/orders/OrderStatusTag'
import { OrderTimeline } from '@/features/orders/OrderTimeline'
import { orderQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { space } from '@/theme/tokens'
import { Async } from '@/ui/Async'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { PageTitle } from '@/ui/PageTitle'
import { Skeleton } from '@/ui/Skeleton'
import { useReorder } from './use-reorder'

/** One order: where it stands, how it came there, what it holds; and once more into the cart. */
export function OrderScreen({ code }: { code: string }) {
  const msg = useMsg()
  const said = useSaid()
  usePageHead({ title: msg('account.order.title', { code }), index: false })
  return (
    <>
      <Link to="/account/orders">{msg('account.order.back')}</Link>
      <PageTitle>{msg('account.order.title', { code })}</PageTitle>
      <Async
        query={useQuery(orderQuery(code))}
        skeleton={<Skeleton height="480px" />}
        errorMessage={(error) => said(historyErrors(error))}
      >
        {(order) => <Details order={order} />}
      </Async>
    </>
  )
}

function Details({ order }: { order: Order }) {
  const msg = useMsg()
  const reorder = useReorder()
  return (
    <Parts>
      <Head>
        <OrderStatusTag status={order.status} />
        <Button variant="secondary" onClick={() => reorder(order)}>
          {msg('account.order.reorder')}
        </Button>
      </Head>
      <OrderTimeline events={order.events} />
      <OrderReceipt order={order} />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`
