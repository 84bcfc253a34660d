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

/** What a press on the pay button would order. */
export type Attempt = Pick<Purchase, 'method' | 'lines' | 'besides'> & {
  /** The key of this checkout. */
  key: string
  /**
   * When the shopper took these lines to the checkout, in ms since 1970: what was ordered before is no
   * double.
   */
  since: number
  request: OrderRequest
}

/** Why an order was not placed, or why nobody knows. */
export type SendFailure =
  /** Nothing is ordered. */
  | 'refused'
  /** Nothing is ordered: it would cost another total than the shopper agreed to. */
  | 'otherBill'
  /** The host has this key already, with another content. */
  | 'otherContent'
  /** The order that this one was to replace is paid. */
  | 'replacedIsPaid'
  /** No answer came. */
  | 'lost'

/** Why a payment was not captured: the session is over, the payment is, or nobody knows. */
export type CaptureFailure = 'signedOut' | 'ended' | 'lost'

type Refused = 'order' | 'payment'

/** The purchase of a checkout, from the form to its order (Product §4.8). */
export type Purchasing =
  /**
   * The form is open. `notice` is what the press would repeat; `purchase` waits for its payment, and its
   * lines are in the form.
   */
  | { state: 'composing'; notice?: OrderedPurchase | SentPurchase; purchase?: ApprovingPurchase }
  /** The lines and the session are checked; with an attempt, it waits until no other tab orders. */
  | { state: 'checking'; attempt?: Attempt }
  /**
   * `isAgain` where an earlier try may have arrived; `isAsked` where that one is asked for, with what it
   * sent.
   */
  | {
      state: 'sent'
      purchase: WaitingPurchase
      attempt: Attempt
      /** The order whose place it takes. */
      replaced: WaitingPurchase | undefined
      /** What was sent under its key before, as far as this tab knows. */
      earlier: string | null
      isAgain?: true
      isAsked?: true
    }
  /** `order` is the answer of this press; null where an earlier one waits. */
  | { state: 'approving'; purchase: ApprovingPurchase; order: Order | null }
  /**
   * Without a purchase, it was ordered in another browser. `asked`: its result is looked up, before or after
   * a capture.
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
   * `how`: by this press; by a payment; by one that PayPal has yet to confirm; or before, so that a payment
   * lapsed.
   */
  | {
      state: 'placed'
      how: 'ordered' | 'paid' | 'pending' | 'before' | 'elsewhere'
      order: PlacedOrder | null
      purchase?: OrderedPurchase | ApprovingPurchase
      token?: string | undefined
    }
  /** `of`: the order was not placed, or its payment not captured. */
  | { state: 'refused'; of: Refused; error: unknown; purchase?: ApprovingPurchase | undefined }
  /** Nobody knows whether it was ordered or paid: the next press asks under the same key. */
  | { state: 'unknown'; of: Refused; error: unknown; purchase: WaitingPurchase }
  /** The host cancelled it meanwhile (`order`), or the shopper cancelled the payment. */
  | { state: 'cancelled'; order?: PlacedOrder; purchase?: ApprovingPurchase | undefined }

/** What the machine looks at when it is this tab's turn. */
export type Turn = {
  /** The purchases of all tabs, the oldest first. */
  ledger: readonly Purchase[]
  /** What this tab sent last. */
  last?: { key: string; request: string } | undefined
  /** True where the host answers a repeated `Idempotency-Key` with the first order. */
  knowsKeys: boolean
}

/** What this tab knows without a question: the ledger, and what the form would order. */
type Known = Pick<Attempt, 'lines' | 'since' | 'besides'> & Pick<Turn, 'ledger'>

export type PurchaseEvent =
  | ({ is: 'pressed' } & Known)
  /** Null where something changed or is missing, which the shopper was told. */
  | { is: 'checked'; attempt: Attempt | null }
  | ({ is: 'turn' } & Turn)
  | { is: 'answered'; order: Order; payment: PaypalPayment | null; repeated?: boolean | undefined }
  | { is: 'notPlaced'; why: SendFailure; error: unknown }
  /** Back from PayPal with an approved payment. */
  | { is: 'approved'; token: string | undefined }
  /** Back from PayPal without one: cancelled, or by the browser's own button. */
  | { is: 'cameBack'; purchase: ApprovingPurchase | undefined; isCancelled: boolean }
  | { is: 'lookedUp'; status: PaymentStatus | null }
  | { is: 'captured'; status: PaymentStatus }
  | { is: 'notCaptured'; why: CaptureFailure; error: unknown }
  /** Another tab has changed the ledger. */
  | ({ is: 'news' } & Known)
  /** Another person uses the device. */
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
/** What no rule may make up: the time, in ms since 1970, and a random key. */
export type Given = { now: number; fresh: string }
