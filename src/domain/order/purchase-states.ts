import type { Order, OrderRequest, PaymentStatus } from '@/api/generated/model'
import type { OrderableLine } from '../cart/cart'
import type {
  ApprovingPurchase,
  OrderedPurchase,
  PaypalPayment,
  PlacedOrder,
  Purchase,
  SentPurchase,
  WaitingPurchase,
} from './ledger'

/** The order that a click on the order button would send. */
export type Attempt = Pick<Purchase, 'method' | 'lines' | 'besides'> & {
  /** The key of this checkout. It becomes the key of the purchase. */
  key: string
  /**
   * When the shopper took the lines to the checkout, in ms since 1970. Orders from before that time are not
   * duplicates.
   */
  since: number
  request: OrderRequest
}

/** The reason why an order was not placed, or why its result is unknown. */
export type OrderSendFailure =
  /** The host refused the order. */
  | 'refused'
  /** The total differs from the total that the shopper agreed to, so nothing was ordered. */
  | 'otherBill'
  /** The host has already received another order request with this key. */
  | 'otherContent'
  /** The order that should be replaced has been paid in the meantime. */
  | 'replacedIsPaid'
  /** The server sent no response, so the result is unknown. */
  | 'lost'

/**
 * The reason why a payment was not captured, or why its result is unknown: the session ended, the payment
 * ended, or any other failure (`lost`).
 */
export type CaptureFailure = 'signedOut' | 'ended' | 'lost'

type Refused = 'order' | 'payment'

/** The states of a purchase at the checkout, from the form to the placed order (Product §4.8). */
export type CheckoutState =
  /**
   * The form is open. `notice` is an order that a click would repeat. `purchase` is an unpaid order whose
   * lines are in the form.
   */
  | { state: 'composing'; notice?: OrderedPurchase | SentPurchase; purchase?: ApprovingPurchase }
  /**
   * The lines and the session are being checked. If `attempt` is set, the check has passed, and this browser
   * tab waits until no other tab sends an order.
   */
  | { state: 'checking'; attempt?: Attempt }
  /**
   * The order was sent. `isAgain` means that an earlier request may have reached the host. `isAsked` means
   * that the earlier request was repeated to learn its result.
   */
  | {
      state: 'sent'
      purchase: WaitingPurchase
      attempt: Attempt
      /** The unanswered or unpaid order that the new order replaces. */
      replaced: WaitingPurchase | undefined
      /** The content that this browser tab sent with this key before. Null if this tab does not know it. */
      earlier: string | null
      isAgain?: true
      isAsked?: true
    }
  /**
   * The shopper has to approve the payment at PayPal. `order` is the host's answer to this click. It is null
   * if an earlier order is still waiting for its payment.
   */
  | { state: 'approving'; purchase: ApprovingPurchase; order: Order | null }
  /**
   * The approved payment is being captured. `purchase` is missing if the order was placed in another browser.
   * `asked` is set while the host is asked for the status of the payment: `before` a capture is sent, or
   * `after` a capture that failed or had no response. `double` is a placed order that this payment would
   * repeat. `isRepeated` means that the capture was repeated without a session. `error` is the error of the
   * capture.
   */
  | {
      state: 'capturing'
      token: string | undefined
      purchase?: ApprovingPurchase
      double?: OrderedPurchase | undefined
      asked?: 'before' | 'after' | undefined
      isRepeated?: true
      error?: unknown
    }
  /**
   * The order is placed. `ordered` means by this click, and `paid` means with a payment. `pending` means with
   * a payment that PayPal has not confirmed. `before` means earlier, so this payment is not captured.
   * `elsewhere` means in another browser.
   */
  | {
      state: 'placed'
      how: 'ordered' | 'paid' | 'pending' | 'before' | 'elsewhere'
      order: PlacedOrder | null
      purchase?: OrderedPurchase | ApprovingPurchase
      token?: string | undefined
    }
  /**
   * The order was not placed, or its payment was not captured (`of`). `error` is null if the host sent no
   * error, for example for a PayPal order without a payment.
   */
  | { state: 'refused'; of: Refused; error: unknown; purchase?: ApprovingPurchase | undefined }
  /**
   * The order or its payment (`of`) has no final result yet. The next click continues the purchase: see
   * `begin` in purchase.ts.
   */
  | { state: 'unknown'; of: Refused; error: unknown; purchase: WaitingPurchase }
  /** The host cancelled `order`, or the shopper cancelled the payment. */
  | { state: 'cancelled'; order?: PlacedOrder; purchase?: ApprovingPurchase | undefined }

/**
 * The data that decides which request is sent next. The data is read while no other browser tab sends an
 * order.
 */
export type PurchaseTurn = {
  /** The purchases of all browser tabs, the oldest first. */
  ledger: readonly Purchase[]
  /** The content that this browser tab sent last, and its key. */
  last?: { key: string; request: string } | undefined
  /** True if the host answers a repeated `Idempotency-Key` with the first order. */
  knowsKeys: boolean
}

/** The data that is known without a request: the ledger of purchases and the lines in the form. */
type Known = Pick<Attempt, 'lines' | 'since' | 'besides'> & Pick<PurchaseTurn, 'ledger'>

export type PurchaseEvent =
  | ({ is: 'pressed' } & Known)
  /**
   * The check of the form has ended. `attempt` is null if something is missing or has changed. The form then
   * shows what is missing or has changed.
   */
  | { is: 'checked'; attempt: Attempt | null }
  | ({ is: 'turn' } & PurchaseTurn)
  | { is: 'answered'; order: Order; payment: PaypalPayment | null; repeated?: boolean | undefined }
  | { is: 'notPlaced'; why: OrderSendFailure; error: unknown }
  /** The shopper has come back from PayPal and has approved the payment. */
  | { is: 'approved'; token: string | undefined }
  /**
   * The shopper has come back from PayPal without a payment. They cancelled it, or used the browser's back
   * button.
   */
  | { is: 'cameBack'; purchase: ApprovingPurchase | undefined; isCancelled: boolean }
  | { is: 'lookedUp'; status: PaymentStatus | null }
  | { is: 'captured'; status: PaymentStatus }
  | { is: 'notCaptured'; why: CaptureFailure; error: unknown }
  /** Another browser tab may have changed the ledger of purchases. */
  | ({ is: 'news' } & Known)
  /** The person has signed out, or another person has signed in. */
  | { is: 'left' }

export type PurchaseEffect =
  | { do: 'check' }
  /** Waits until no other browser tab is ordering or paying. */
  | { do: 'takeTurn' }
  | { do: 'save'; purchase: Purchase }
  | { do: 'forget'; key: string; unlessOrdered?: true }
  /** Creates a new key for the next order of this checkout. */
  | { do: 'renewKey' }
  | { do: 'send'; key: string; request: OrderRequest }
  | { do: 'rememberSent'; key: string; request: string }
  | { do: 'takeFromCart'; lines: readonly OrderableLine[] }
  | { do: 'lookUp'; token: string | undefined }
  | { do: 'capture'; payment: string }

export type PurchaseStep = { next: CheckoutState; effects: readonly PurchaseEffect[] }
/** Values that a pure function cannot create: the time in ms since 1970, and a random key. */
export type StepInputs = { now: number; fresh: string }
