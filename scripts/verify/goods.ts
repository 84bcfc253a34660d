import type { OperationId, Operations } from '../../mocks/contract/operations.gen'
import { requestOf, type Sample } from '../../mocks/pipeline/samples/request'
import { fold } from '../../src/lib/text'
import { judged, reasonOf, type Send } from './gateway'

/** What the documents take as inputs, by name. Those that the host does not give are left out. */
export type Inputs = Readonly<
  Record<string, string | number | readonly (string | number)[]> & {
    token?: string | undefined
    staffToken?: string | undefined
  }
>

/** Calls the host; resolves to the data as the shop reads it, to null where it can't. */
export type Ask = <Op extends OperationId>(
  operation: Op,
  sample: Sample<Op>,
  token?: string | null,
) => Promise<(Operations[Op]['response'] extends { data: infer Data } ? Data : unknown) | null>

export function askOf(send: Send, apiBase: string): Ask {
  return async (operation, sample, token = null) => {
    const reply = await send(requestOf(operation, sample, token, apiBase)).catch(reasonOf)
    const { judgement, isRead } = judged(operation, reply, apiBase)
    // The reader has made it what the contract says.
    return isRead ? (judgement.data as never) : null
  }
}

/** Longest look for a product of which many pieces can be bought. */
const looks = 5

type Who = {
  token: string | null
  staffToken: string | null
  mark: string
}

/**
 * Looks for what the host has: a product in stock, a place to deliver to, the order of what staff put in
 * order.
 */
export async function goodsOf(ask: Ask, { token, staffToken, mark }: Who): Promise<Inputs> {
  const found: Record<string, string | number | readonly (string | number)[]> = { mark }
  const list = await ask('productList', { query: { in_stock: true } })
  const products = list?.products ?? []
  let most = 0
  for (const { slug } of products.slice(0, looks)) {
    const product = (await ask('productDetail', { params: { slug } }))?.product
    const [variant] = product?.variants.toSorted((a, b) => b.stock - a.stock) ?? []
    if (!product || !variant || variant.stock <= most) continue
    most = variant.stock
    const { id, name } = product
    const category = product.category?.slug
    Object.assign(found, { product: id, slug, name, plainName: fold(name).toUpperCase() })
    Object.assign(found, {
      variant: variant.id,
      price: variant.price,
      ...(category && { category }),
    })
  }
  for (const { id: province } of (await ask('provinces', {})) ?? []) {
    const [district] = (await ask('districts', { params: { id: province } })) ?? []
    const [ward] = district ? ((await ask('wards', { params: { id: district.id } })) ?? []) : []
    if (!district || !ward) continue
    Object.assign(found, { province, district: district.id, ward: ward.id, wardName: ward.name })
    break
  }
  if (token) {
    const own = new Set((await ask('wishlist', {}, token))?.products.map(({ id }) => id))
    const unmarked = products.find(({ id }) => !own.has(id))
    Object.assign(found, { token, ...(unmarked && { unmarked: unmarked.id }) })
  }
  if (staffToken) {
    const banners = (await ask('adminBanners', {}, staffToken))?.map(({ id }) => id)
    const sections = (await ask('adminHomepageSections', {}))?.map((one) => one.section_key)
    const day = new Date().toISOString().slice(0, 10)
    Object.assign(found, {
      staffToken,
      day,
      ...(banners && { banners }),
      ...(sections && { sections }),
    })
  }
  return found
}
