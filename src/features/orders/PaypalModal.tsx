import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js'
import { useState } from 'react'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { shopConfig } from '@/lib/shop-config'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Dialog } from '@/ui/overlays/Dialog'
import { useCapturePaypalPayment, useCreateOrderAtPaypal } from './mutations'

type PaypalModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  orderId: number
  onPaid: () => void
  /** The shop's client id at PayPal. Without it, nothing is loaded from PayPal. */
  clientId?: string
  /** The URL from which PayPal's script is loaded. By default it is PayPal's own. */
  sdkBaseUrl?: string
}

/**
 * A dialog with PayPal's own buttons for an order. Without a client id, a text says that PayPal is not
 * available. No page of the shop opens the dialog at present (Product §2.10).
 */
export function PaypalModal({
  open,
  onOpenChange,
  orderId,
  onPaid,
  clientId = shopConfig.paypalClientId,
  sdkBaseUrl,
}: PaypalModalProps) {
  const msg = useMsg()
  const [attempt, setAttempt] = useState(0)
  const options = { clientId, currency: 'USD', ...(sdkBaseUrl && { sdkBaseUrl }) }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={msg('payment.modal.title')}>
      {clientId ? (
        <PayPalScriptProvider key={attempt} options={options}>
          <PaypalButtonsPanel
            orderId={orderId}
            onPaid={onPaid}
            onReload={() => setAttempt(attempt + 1)}
          />
        </PayPalScriptProvider>
      ) : (
        <p>{msg('payment.modal.notConfigured')}</p>
      )}
    </Dialog>
  )
}

type PaypalButtonsPanelProps = Pick<PaypalModalProps, 'orderId' | 'onPaid'> & {
  onReload: () => void
}

/**
 * PayPal's buttons. A placeholder is shown until PayPal's script has loaded. If the script cannot be loaded,
 * an error with a button for another attempt is shown. After a failed or cancelled payment, an error is shown
 * above the buttons (Product §7, §8).
 */
function PaypalButtonsPanel({ orderId, onPaid, onReload }: PaypalButtonsPanelProps) {
  const msg = useMsg()
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  const paypalOrderId = useCreateOrderAtPaypal()
  const capture = useCapturePaypalPayment()
  const [problem, setProblem] = useState<MessageId | null>(null)

  /**
   * Runs a step of the payment. If the step fails, the text `failed` is shown. The promise then rejects, so
   * that PayPal closes its window.
   */
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
