import { useNavigate } from '@tanstack/react-router'
import { approvingByToken } from '@/features/orders/purchases'
import { OrderProblem } from './OrderProblem'

/** The address lost its token. Trying again helps only where a payment waits here, whose token is known. */
export function NoToken() {
  const navigate = useNavigate()
  const token = approvingByToken(undefined)?.payment.token
  const retry = token
    ? () => void navigate({ to: '/order-success', search: { token }, replace: true })
    : undefined
  return <OrderProblem id="payment.error.expired" onRetry={retry} />
}
