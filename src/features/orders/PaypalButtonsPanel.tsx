import { PayPalButtons, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useState } from 'react'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useCapturePaypal, usePaypalOrderId } from './mutations'

type PaypalButtonsPanelProps = {
  /** Id of the placed order that is to be paid. */
  orderId: number
  /** Called after the payment is captured. */
  onPaid: () => void
  /** Loads PayPal's script again. */
  onReload: () => void
}

/** PayPal's buttons once their script is loaded, and errors after pressing them (Product §7, §8). */
export function PaypalButtonsPanel({ orderId, onPaid, onReload }: PaypalButtonsPanelProps) {
  const msg = useMsg()
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  const paypalOrderId = usePaypalOrderId()
  const capture = useCapturePaypal()
  const [problem, setProblem] = useState<MessageId | null>(null)

  /** Runs a step; where it fails, shows what failed and lets PayPal's window close. */
  async function step<T>(work: Promise<T>, failed: MessageId): Promise<T> {
    setProblem(null)
    try {
      return await work
    } catch (error) {
      setProblem(failed)
      throw error
    }
  }

  if (isRejected) return <ErrorState message={msg('payment.modal.failed')} onRetry={onReload} />
  return (
    <div aria-busy={isPending}>
      {isPending && <Skeleton height="96px" />}
      {problem && <ErrorState compact message={msg(problem)} />}
      <PayPalButtons
        createOrder={() => step(paypalOrderId(orderId), 'payment.error.createFailed')}
        onApprove={({ orderID }) =>
          step(capture(orderID), 'payment.error.captureFailed').then(onPaid)
        }
        onCancel={() => setProblem('payment.error.cancelled')}
        onError={() => setProblem((known) => known ?? 'payment.error.failed')}
      />
    </div>
  )
}
