import type { OperationId, Operations } from '../../mocks/contract/operations.gen'
import type { Sample } from '../../mocks/pipeline/samples/sample'
import { fold } from '../../src/lib/text'
import { judge } from './gateway'
import { type Host, noAnswer } from './host'

/** What the documents take as inputs, by name. Those that the host does not give are left out. */
export type Inputs = Readonly<Record<string, string | number>>

/** Calls the host; resolves to the data as the shop reads it, to null where it can't. */
export type Ask = <Op extends OperationId>(
  operation: Op,
  sample: Sample<Op>,
  token?: string | null,
) => Promise<(Operations[Op]['response'] extends { data: infer Data } ? Data : unknown) | null>

export function askOf(host: Host, apiBase: string): Ask {
  return async (operation, sample, token = null) => {
    const answered = await host.send(operation, sample, token).catch(noAnswer)
    const { isRead, data } = judge(operation, answered, apiBase)
    // The reader has made it what the contract says.
    return isRead ? (data as never) : null
  }
}

/** Longest look for a product of which a piece can be bought. */
const looks = 5

/** Looks for what the host has: a product in stock, a place to deliver to. */
export async function goodsOf(ask: Ask): Promise<Inputs> {
  const list = await ask('productList', { query: { in_stock: true } })
  const found: Record<string, string | number> = {}
  for (const { slug } of list?.products.slice(0, looks) ?? []) {
    const product = (await ask('productDetail', { params: { slug } }))?.product
    const variant = product?.variants.find(({ stock }) => stock > 2)
    if (!product || !variant) continue
    const { id, name } = product
    const category = product.category?.slug
    Object.assign(found, { product: id, slug, name, plainName: fold(name).toUpperCase() })
    Object.assign(found, {
      variant: variant.id,
      price: variant.price,
      ...(category && { category }),
    })
    break
  }
  for (const { id: province } of (await ask('provinces', {})) ?? []) {
    const [district] = (await ask('districts', { params: { id: province } })) ?? []
    const [ward] = district ? ((await ask('wards', { params: { id: district.id } })) ?? []) : []
    if (!district || !ward) continue
    Object.assign(found, { province, district: district.id, ward: ward.id, wardName: ward.name })
    break
  }
  return found
}
