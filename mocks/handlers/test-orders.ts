import { type Client, orderRequest } from './test-client'

/** An order by phone that was delivered, and paid, just now. */
export async function delivered(
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
