import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReturnMoveRequest } from '@/api/generated/model'
import { heldOf } from '@/domain/returns/money'
import { createClient, orderRequest } from './test-client'
import { deliver, delivered } from './test-orders'

const version = { method: 'transfer', reference: 'FT26' } as const
const refundOf = (amount: number) =>
  ({ state: 'refunded', refund: { ...version, amount } }) as const

type Step = {
  verb: 'order' | 'change' | 'cancel' | 'deliver' | 'ask' | 'move'
  pick: number
  n: number
  m: number
}

const lives = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom(
      'order',
      'change',
      'cancel',
      'cancel',
      'deliver',
      'ask',
      'ask',
      'move',
      'move',
    ),
    pick: fc.nat(12),
    n: fc.nat(5),
    m: fc.nat(3),
  }),
  { minLength: 10, maxLength: 40 },
)

test('over orders, changes, cancellations, returns, refunds and exchanges no piece and no money is lost or made §10.17.7', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async (taken) => {
      const client = createClient()
      const { db, call } = client
      const sold = [301, 302, 303, 401, 402, 501].map((id) =>
        db.update('variants', id, { stock: 9 }),
      )
      const first = db.tables.orders.length
      const made = () => db.tables.orders.slice(first)
      const returns = () => made().flatMap(({ id }) => db.where('order_returns', 'order_id', id))
      const onShelf = ({ id }: { id: number }) => {
        const lines = made()
          .filter(({ status }) => status !== 'cancelled')
          .flatMap((order) => db.where('order_items', 'order_id', order.id))
        const out = new Map(lines.map((line) => [line.id, line.variant_id]))
        const sent = lines.filter(({ variant_id }) => variant_id === id)
        const back = returns()
          .flatMap((one) => one.received)
          .filter(({ item_id }) => out.get(item_id) === id)
        return (
          sent.reduce((sum, { quantity }) => sum + quantity, db.get('variants', id).stock) -
          back.reduce((sum, { as_new }) => sum + as_new, 0)
        )
      }
      const before = sold.map(onShelf)
      // Three have come already: most steps find something to do.
      for (const [n, m] of [
        [0, 3],
        [1, 4],
        [2, 5],
      ] as const)
        await delivered(client, [
          [sold[n]?.id ?? 0, 2],
          [sold[m]?.id ?? 0, 1],
        ])
      // What is refused changes nothing.
      for (const { verb, pick, n, m } of taken) {
        const order = made()[pick % Math.max(1, made().length)]
        const params = { id: order?.id ?? 0 }
        const variant = sold[n]
        const lines = [
          { product_id: variant?.product_id ?? 0, variant_id: variant?.id ?? 0, quantity: m + 1 },
          { product_id: sold[m]?.product_id ?? 0, variant_id: sold[m]?.id ?? 0, quantity: 1 },
        ]
        const items = db.where('order_items', 'order_id', params.id)
        const item_id = items[n % Math.max(1, items.length)]?.id ?? 0
        if (verb === 'order')
          await call('createAdminOrder', {
            body: { ...orderRequest, items: lines, is_paid: n > 3 },
          }).catch(() => null)
        else if (verb === 'change')
          await call('changeAdminOrder', {
            params,
            body: { ...orderRequest, note: '', items: lines },
          }).catch(() => null)
        else if (verb === 'cancel')
          await call('transitionOrder', {
            params,
            body: { status: 'cancelled', reason: 'Khách đổi ý' },
          }).catch(() => null)
        else if (verb === 'deliver') await deliver(client, params.id).catch(() => null)
        else if (verb === 'ask')
          await call('createAdminReturn', {
            params,
            body: { items: [{ item_id, quantity: m + 1, reason: 'fit', wish: 'refund' }] },
          }).catch(() => null)
        else {
          const one = returns()[pick % Math.max(1, returns().length)]
          const line = one?.items[0]?.item_id ?? 0
          const steps: readonly ReturnMoveRequest[] = [
            { state: 'approved' },
            { state: 'received', received: [{ item_id: line, as_new: 1, damaged: n % 2 }] },
            { state: 'received', received: [{ item_id: line, as_new: 1, damaged: 0 }] },
            ...(n > 3 ? [refundOf(n * 90_000)] : []),
            {
              state: 'exchanged',
              exchange: [{ item_id: line, variant_id: sold[(n + m) % 6]?.id ?? 0 }],
              refund: { ...version, amount: (m % 2) * 900_000 },
            },
            refundOf(n * 90_000),
          ]
          const ids = { id: one?.order_id ?? 0, return_id: one?.id ?? 0 }
          for (const body of m === 3 ? steps.slice(0, 3) : steps)
            await call('moveReturn', { params: ids, body }).catch(() => null)
        }
      }
      expect(sold.map(onShelf)).toEqual(before)
      expect(sold.every(({ id }) => db.get('variants', id).stock >= 0)).toBe(true)
      const orders = await Promise.all(
        made().map(async ({ id }) => (await call('adminOrder', { params: { id } })).data.order),
      )
      const held = orders.map(heldOf)
      expect(held.every((amount) => amount >= 0)).toBe(true)
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
      const moneyIn = sum(
        orders.map((one) => (one.payment_status === 'successful' ? one.total_amount : 0)),
      )
      const paidBack = sum(
        orders.flatMap((one) =>
          one.returns.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
        ),
      )
      // What a thing that is still to be paid replaces is held by its order already.
      expect(sum(held)).toBe(moneyIn - paidBack)
    }),
    { numRuns: 40 },
  )
}, 60_000)
