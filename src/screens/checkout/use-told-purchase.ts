import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OrderedPurchase, orderedTwice, type SentPurchase } from '@/domain/order/purchase'
import type { Checkout } from '@/features/checkout/state'
import { onPurchasesElsewhere, purchases } from '@/features/orders/purchases'

/** A purchase of the same lines that the shopper has to know of before she orders. */
type ToldPurchase = OrderedPurchase | SentPurchase

/** `presses`: how many presses it has answered. */
type Told = { purchase: ToldPurchase; presses: number }

const toldOf = (purchase: ToldPurchase | undefined): Told | null =>
  purchase ? { purchase, presses: 0 } : null

/**
 * The purchase that ordering now would repeat, as another tab or a press of ours has made it (Product §4.8). `onNews` is called
 * when another tab has. `agree` lets the next press order all the same, and `agreed` returns what it may repeat.
 */
export function useToldPurchase({ lines, since }: Checkout, onNews: () => void) {
  const besides = useRef<readonly string[]>([])
  const [told, setTold] = useState(() =>
    toldOf(orderedTwice(purchases(), { lines, since, besides: [] })),
  )

  const doubleNow = () => orderedTwice(purchases(), { lines, since, besides: besides.current })

  const look = useEffectEvent(() => {
    const double = doubleNow()
    if (!double || double.key === told?.purchase.key) return
    setTold(toldOf(double))
    onNews()
  })
  useEffect(function followOtherTabs() {
    return onPurchasesElsewhere(() => look())
  }, [])

  /** The notice stays until the press is sent: its button is the one that sends the form. */
  function agree(): void {
    const known = purchases().filter(
      (one) => one.state === 'ordered' || one.key === told?.purchase.key,
    )
    besides.current = known.map(({ key }) => key)
  }

  function agreed(): readonly string[] {
    if (told && besides.current.includes(told.purchase.key)) setTold(null)
    return besides.current
  }

  /** Answers a press that would have repeated this purchase. */
  function tell(purchase: ToldPurchase): void {
    setTold((before) => ({ purchase, presses: (before?.presses ?? 0) + 1 }))
  }

  /** Answers a press that would repeat an order, without asking the server; returns true where it did. */
  function tellAtOnce(): boolean {
    const double = doubleNow()
    if (double) tell(double)
    return double !== undefined
  }

  return { told, tell, tellAtOnce, agree, agreed }
}
