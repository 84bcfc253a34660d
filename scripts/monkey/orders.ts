import type { BrowserContext } from '@playwright/test'

type SentOrder = {
  /** When its lines went to the checkout, in ms since 1970. */
  since: number
  /** Keys of orders that the shopper was told of and repeated. */
  besides: readonly string[]
}

/** Sent orders by their `Idempotency-Key`. */
export type SentOrders = ReadonlyMap<string, SentOrder>

export function watchOrders(context: BrowserContext): SentOrders {
  const orders = new Map<string, SentOrder>()
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/payments/create')) return
    const key = request.headers()['idempotency-key'] ?? ''
    void request
      .frame()
      .evaluate((wanted) => {
        const { since = Infinity } = JSON.parse(sessionStorage.getItem('checkout_lines') ?? '{}')
        const all: { key: string; besides: string[] }[] = JSON.parse(
          localStorage.getItem('purchases') ?? '[]',
        )
        const besides = all.find((one) => one.key === wanted)?.besides ?? []
        return { since, besides }
      }, key)
      // The page is gone already: it can't be judged by when its checkout began.
      .catch(() => ({ since: Infinity, besides: [] }))
      .then((order) => void (orders.has(key) || orders.set(key, order)))
  })
  return orders
}

type OrderRow = {
  id: number
  code: string
  created_at: string
  payment_method: string
  payment_status: string
}

type KeyedAnswer = { id: string; body: { data: { order?: { id: number } } } }

/** Returns each order that repeats another one of the same lines, although the shopper did not know of that one. */
export async function orderedTwice(address: string, sent: SentOrders): Promise<string[]> {
  const read = async (table: string) => (await fetch(`${address}/__world/${table}`)).json()
  const [orders, items, answers]: [
    OrderRow[],
    { order_id: number; variant_id: number }[],
    KeyedAnswer[],
  ] = await Promise.all([read('orders'), read('order_items'), read('stored_answers')])
  const keys = new Map(
    answers
      .filter(({ id }) => id.startsWith('createOrder '))
      .map(({ id, body }) => [body.data.order?.id, id.replace('createOrder ', '')]),
  )
  const keyOf = ({ id }: OrderRow) => keys.get(id) ?? ''
  const variantsOf = ({ id }: OrderRow) =>
    new Set(items.filter((item) => item.order_id === id).map((item) => item.variant_id))
  // A PayPal order that nobody paid is none.
  const real = orders.filter(
    (order) =>
      sent.has(keyOf(order)) &&
      (order.payment_method === 'cod' || order.payment_status === 'successful'),
  )
  return real.flatMap((second) => {
    const { since, besides } = sent.get(keyOf(second)) ?? { since: 0, besides: [] }
    return real
      .filter((first) => {
        const at = Date.parse(first.created_at)
        const variants = variantsOf(second)
        const shares = [...variantsOf(first)].some((variant) => variants.has(variant))
        const wasFirst = first.id < second.id && at >= since
        return shares && wasFirst && !besides.includes(keyOf(first))
      })
      .map((first) => `second order: ${second.code} repeats ${first.code}`)
  })
}
