import { test as base } from 'vitest'
import type { ErrorBody, OrderRequest } from '@/api/generated/model'
import { type OperationId, type Operations, operationTable } from '../contract/operations.gen'
import { createTestWorld, type TestWorldOptions } from '../node'
import { requestOf } from '../pipeline/samples/request'

type CallParts<Op extends OperationId> = {
  params?: Operations[Op]['params']
  query?: Partial<Operations[Op]['query']>
  body?: Operations[Op]['body']
  /**
   * The bearer token of the call. Null for a visitor. By default it is the token that the operation needs: of
   * the staff member, of the shopper, or none.
   */
  token?: string | null
  headers?: Readonly<Record<string, string>>
}

/**
 * Creates a fresh world and functions that call its operations through the whole pipeline. A call fails when
 * the request or the response breaks the contract.
 */
export function createClient(options: TestWorldOptions = {}) {
  const world = createTestWorld(options)
  const tokens = { anyone: null, user: world.signIn('shopper'), staff: world.signIn('staff') }

  async function send<Op extends OperationId>(
    operation: Op,
    parts: CallParts<Op>,
  ): Promise<Response> {
    const { token = tokens[operationTable[operation].access], headers = {}, ...rest } = parts
    const request = requestOf(operation, rest, token)
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    const outcome = await world.answer(request)
    world.assertNoViolations()
    if (outcome === 'network-error') throw new Error(`${operation} got no answer`)
    return outcome
  }

  return {
    ...world,
    shopper: tokens.user,
    staff: tokens.staff,
    send,
    async call<Op extends OperationId>(
      operation: Op,
      parts: CallParts<Op> = {},
    ): Promise<Operations[Op]['response']> {
      const response = await send(operation, parts)
      const text = await response.text()
      if (!response.ok) throw new Error(`${operation}: ${response.status} ${text}`)
      return JSON.parse(text)
    },
    async callError<Op extends OperationId>(
      operation: Op,
      parts: CallParts<Op> = {},
    ): Promise<ErrorBody & { status: number }> {
      const response = await send(operation, parts)
      if (response.ok) throw new Error(`${operation} was not refused`)
      const body: ErrorBody = await response.json()
      return { ...body, status: response.status }
    },
  }
}

export type Client = ReturnType<typeof createClient>

/** A cash order of a dress, sent to Trúc Bạch in Ba Đình, Hà Nội. */
export const orderRequest: OrderRequest = {
  full_name: 'Nguyễn Minh Anh',
  phone: '0912345678',
  address: '12 Châu Long',
  province_id: 1,
  district_id: 1,
  ward_id: 4,
  items: [{ product_id: 3, variant_id: 301, quantity: 1 }],
  payment_method: 'cod',
}

const { items: _items, payment_method: _payment, ...orderRecipient } = orderRequest

/** The recipient and the address of `orderRequest`. */
export const recipient = orderRecipient

/**
 * Places a PayPal order, of two dresses by default. Returns the order, the token of its PayPal page, the
 * stock before the order, and the request that captures the payment.
 */
export async function paypalOrder({ call, db }: Pick<Client, 'call' | 'db'>, quantity = 2) {
  const { stock } = db.get('variants', 301)
  const items = [{ product_id: 3, variant_id: 301, quantity }]
  const body = { ...orderRequest, items, payment_method: 'paypal' } as const
  const { order, payment } = (await call('createOrder', { body })).data
  const { payment_id } = payment
  const token = db.get('payments', payment_id).token ?? ''
  return { order, token, stock, body: { payment_method: 'paypal', payment_id } as const }
}

/**
 * Places an order by phone and delivers it. Delivery also marks the order as paid, because the courier
 * collects the cash.
 */
export async function placeDeliveredOrder(
  client: Client,
  lines: readonly [variant: number, quantity: number][],
) {
  const { call, db } = client
  const items = lines.map(([id, quantity]) => {
    const { product_id } = db.get('variants', id)
    return { product_id, variant_id: id, quantity }
  })
  const { data } = await call('createAdminOrder', { body: { ...orderRequest, items } })
  await deliver(client, data.order.id)
  return data.order
}

export async function deliver({ call }: Pick<Client, 'call'>, id: number) {
  for (const move of ['confirm', 'ship', 'deliver'] as const)
    await call('moveOrders', { body: { move, orders: [{ id }] } })
}

/** A Vitest `test` with a fresh world and its functions in the test context. */
export const test = base
  .extend('client', () => createClient())
  .extend('call', ({ client }) => client.call)
  .extend('callError', ({ client }) => client.callError)
  .extend('db', ({ client }) => client.db)
  .extend('scenario', ({ client }) => client.scenario)
  .extend('shopper', ({ client }) => client.shopper)
  .extend('staff', ({ client }) => client.staff)
