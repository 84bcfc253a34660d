import { useQuery } from '@tanstack/react-query'
import { historyErrors } from '@/features/orders/errors'
import { orderQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { Async } from '@/ui/Async'
import { Link } from '@/ui/Link'
import { PageTitle } from '@/ui/PageTitle'
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails'

/** One order: where it stands, how it came there, what it holds; and once more into the cart. */
export function OrderScreen({ code }: { code: string }) {
  const msg = useMsg()
  const said = useSaid()
  const title = msg('account.order.title', { code })
  usePageHead({ title, index: false })
  return (
    <>
      <Link to="/account/orders">{msg('account.order.back')}</Link>
      <PageTitle>{title}</PageTitle>
      <Async
        query={useQuery(orderQuery(code))}
        skeleton={<OrderDetailsSkeleton />}
        errorMessage={(error) => said(historyErrors(error))}
      >
        {(order) => <OrderDetails order={order} />}
      </Async>
    </>
  )
}
