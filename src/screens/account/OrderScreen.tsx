import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { historyErrors } from '@/features/orders/errors'
import { orderQuery } from '@/features/orders/queries'
import { usePageHead } from '@/features/site/use-page-head'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { size, space } from '@/theme/tokens'
import { Link } from '@/ui/actions/Link'
import { Async } from '@/ui/feedback/Async'
import { PageTitle } from '@/ui/layout/basics'
import { OrderDetails, OrderDetailsSkeleton } from './OrderDetails'

/** One order: its status, history and items, and a button to order them again. */
export function OrderScreen({ code }: { code: string }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const title = msg('account.order.title', { code })
  usePageHead({ title, index: false })
  const query = useQuery(orderQuery(code))
  return (
    <>
      <Back to="/account/orders">{msg('account.order.back')}</Back>
      <Title>{title}</Title>
      <Async
        query={query}
        skeleton={<OrderDetailsSkeleton />}
        errorMessage={(error) => errorText(historyErrors(error))}
      >
        {(order) => (
          <OrderDetails order={order} refresh={async () => (await query.refetch()).data} />
        )}
      </Async>
    </>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
`

const Title = styled(PageTitle)`
  margin-block-start: ${space(2)};
  overflow-wrap: anywhere;
`
