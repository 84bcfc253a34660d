import { lazy, Suspense } from 'react'
import { OrderReceiptSkeleton } from '@/features/orders/OrderReceiptSkeleton'
import { usePageHead } from '@/features/site/use-page-head'
import { useMsg } from '@/i18n/use-msg'
import { Container } from '@/ui/layout/Container'
import { Boundary } from '@/ui/feedback/Boundary'
import { PaidOrder } from './PaidOrder'

// Nobody comes here without a token, except by hand: the list of purchases loads for them alone.
const NoToken = lazy(() => import('./NoToken').then((module) => ({ default: module.NoToken })))

type OrderSuccessScreenProps = {
  /** The payment, as PayPal names it in the address. */
  token: string | undefined
}

/** Product §2: the result of a PayPal payment, by the token of its return. Only reads, so reloading is safe. */
export function OrderSuccessScreen({ token }: OrderSuccessScreenProps) {
  const msg = useMsg()
  usePageHead({ title: msg('order.title'), index: false })
  return (
    <Container>
      {token ? (
        <PaidOrder token={token} />
      ) : (
        <Boundary>
          <Suspense fallback={<OrderReceiptSkeleton />}>
            <NoToken />
          </Suspense>
        </Boundary>
      )}
    </Container>
  )
}
