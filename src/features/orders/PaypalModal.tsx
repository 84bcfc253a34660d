import { PayPalScriptProvider } from '@paypal/react-paypal-js'
import { useState } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { shopConfig } from '@/lib/shop-config'
import { Dialog } from '@/ui/overlays/Dialog'
import { PaypalButtonsPanel } from './PaypalButtonsPanel'

export type PaypalModalProps = {
  /** Whether it shows; the caller keeps it. */
  open: boolean
  /** Called when it is closed. */
  onOpenChange: (open: boolean) => void
  /** Id of the placed order that is to be paid. */
  orderId: number
  /** Called after the payment is captured. */
  onPaid: () => void
  /** The shop's id at PayPal; without one nothing of theirs is loaded. */
  clientId?: string
  /** Where PayPal's script comes from; from PayPal unless told. */
  sdkBaseUrl?: string
}

/** PayPal's own buttons for an order, in a dialog. No flow of the shop opens it (Product §2.10). */
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
