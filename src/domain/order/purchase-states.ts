import type { Order, OrderRequest, PaymentStatus } from '@/api/generated/model'
import type { OrderLine } from '../cart/cart'
import type {
  ApprovingPurchase,
  OrderedPurchase,
  PaypalPayment,
  PlacedOrder,
  Purchase,
  SentPurchase,
  WaitingPurchase,
} from './ledger'

/** The order that a click on the pay button would send. */
export type Attempt = Pick<Purchase, 'method' | 'lines' | 'besides'> & {
  /** The key of this checkout. */
  key: string
  /**
   * The time when the shopper took the lines to the checkout, in ms since 1970. Earlier orders are not
   * duplicates.
   */
  since: number
  request: OrderRequest
}

/** Why an order was not placed, or why the result is unknown. */
export type SendFailure =
  /** Nothing is ordered. */
  | 'refused'
  /** Nothing is ordered, because the total differs from the one that the shopper agreed to. */
  | 'otherBill'
  /** The host already knows this key with different content. */
  | 'otherContent'
  /** The order that this order would replace is already paid. */
  | 'replacedIsPaid'
  /** No answer came. */
  | 'lost'

/** Why a payment was not captured: the session ended, the payment ended, or the answer was lost. */
export type CaptureFailure = 'signedOut' | 'ended' | 'lost'

type Refused = 'order' | 'payment'

/** The states of a checkout's purchase, from the form to the order (Product §4.8). */
export type Purchasing =
  /**
   * The form is open. `notice` is the order that a click would repeat. `purchase` is an order that waits for
   * its payment, and its lines are in the form.
   */
  | { state: 'composing'; notice?: OrderedPurchase | SentPurchase; purchase?: ApprovingPurchase }
  /**
   * The lines and the session are being checked. With an attempt, this tab waits until no other tab sends an
   * order.
   */
  | { state: 'checking'; attempt?: Attempt }
  /**
   * `isAgain`: an earlier try may have reached the host. `isAsked`: the earlier try is sent again with its
   * own content.
   */
  | {
      state: 'sent'
      purchase: WaitingPurchase
      attempt: Attempt
      /** The order that this order replaces. */
      replaced: WaitingPurchase | undefined
      /** The content that was sent under this key before, as far as this tab knows. */
      earlier: string | null
      isAgain?: true
      isAsked?: true
    }
  /** `order` is the answer to this click. It is null if an earlier order waits for its payment. */
  | { state: 'approving'; purchase: ApprovingPurchase; order: Order | null }
  /**
   * Without a purchase, the order was placed in another browser. `asked` says that the result is looked up
   * before or after a capture.
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
   * `how`: ordered by this click; paid; paid, but PayPal still has to confirm; ordered before, so this
   * payment lapsed; or ordered in another browser.
   */
  | {
      state: 'placed'
      how: 'ordered' | 'paid' | 'pending' | 'before' | 'elsewhere'
      order: PlacedOrder | null
      purchase?: OrderedPurchase | ApprovingPurchase
      token?: string | undefined
    }
  /** `of`: the order was not placed, or its payment was not captured. */
  | { state: 'refused'; of: Refused; error: unknown; purchase?: ApprovingPurchase | undefined }
  /** The result is unknown. The next click sends the request again with the same key. */
  | { state: 'unknown'; of: Refused; error: unknown; purchase: WaitingPurchase }
  /** The host cancelled the order (`order`), or the shopper cancelled the payment. */
  | { state: 'cancelled'; order?: PlacedOrder; purchase?: ApprovingPurchase | undefined }

/** The facts for the decision when it is this tab's turn. */
export type Turn = {
  /** The purchases of all tabs, the oldest first. */
  ledger: readonly Purchase[]
  /** The last request of this tab. */
  last?: { key: string; request: string } | undefined
  /** True when the host answers a repeated `Idempotency-Key` with the first order. */
  knowsKeys: boolean
}

/** The facts that need no request: the ledger, and the lines in the form. */
type Known = Pick<Attempt, 'lines' | 'since' | 'besides'> & Pick<Turn, 'ledger'>

export type PurchaseEvent =
  | ({ is: 'pressed' } & Known)
  /** Null if something is missing or has changed. The form then shows what it is. */
  | { is: 'checked'; attempt: Attempt | null }
  | ({ is: 'turn' } & Turn)
  | { is: 'answered'; order: Order; payment: PaypalPayment | null; repeated?: boolean | undefined }
  | { is: 'notPlaced'; why: SendFailure; error: unknown }
  /** The shopper has returned from PayPal with an approved payment. */
  | { is: 'approved'; token: string | undefined }
  /**
   * The shopper has returned from PayPal without a payment, because they cancelled it or used the browser's
   * back button.
   */
  | { is: 'cameBack'; purchase: ApprovingPurchase | undefined; isCancelled: boolean }
  | { is: 'lookedUp'; status: PaymentStatus | null }
  | { is: 'captured'; status: PaymentStatus }
  | { is: 'notCaptured'; why: CaptureFailure; error: unknown }
  /** Another tab has changed the ledger. */
  | ({ is: 'news' } & Known)
  /** Another person now uses the device. */
  | { is: 'left' }

export type Effect =
  | { do: 'check' }
  /** Waits until no other tab orders or pays. */
  | { do: 'takeTurn' }
  | { do: 'save'; purchase: Purchase }
  | { do: 'forget'; key: string; unlessOrdered?: true }
  /** Makes a key for the next order of this checkout. */
  | { do: 'renewKey' }
  | { do: 'send'; key: string; request: OrderRequest }
  | { do: 'rememberSent'; key: string; request: string }
  | { do: 'takeFromCart'; lines: readonly OrderLine[] }
  | { do: 'lookUp'; token: string | undefined }
  | { do: 'capture'; payment: string }

export type Step = { next: Purchasing; effects: readonly Effect[] }
/** Values that a pure rule can't make itself: the time, in ms since 1970, and a random key. */
export type Given = { now: number; fresh: string }
