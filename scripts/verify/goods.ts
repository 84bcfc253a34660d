import type { OperationId, Operations } from '../../mocks/contract/operations.gen'
import type { Sample } from '../../mocks/pipeline/samples/sample'
import { fold } from '../../src/lib/text'
import { judge } from './gateway'
import { type Host, noAnswer } from './host'

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

export function askOf(host: Host, apiBase: string): Ask {
  return async (operation, sample, token = null) => {
    const answered = await host.send(operation, sample, token).catch(noAnswer)
    const { isRead, data } = judge(operation, answered, apiBase)
    // The reader has made it what the contract says.
    return isRead ? (data as never) : null
  }
}

/** Longest look for a product of which many pieces can be bought. */
const looks = 5

interface Who {
  token: string | null
  staffToken: string | null
  allowWrites: boolean
  mark: string
}

/** Opens an account for who has none. */
async function accountOf(ask: Ask, mark: string) {
  const email = `contract-verify-${mark}@example.com`
  const password = `Verify-${mark}-1`
  const names = { first_name: 'Tra', last_name: 'Nguyễn Kiểm', phone: '0912345678' }
  const body = { ...names, email, password, password_confirmation: password }
  const token = (await ask('register', { body }))?.token
  return token === undefined ? null : { token, email }
}

/** Looks for what the host has: a product in stock, a place to deliver to, the order of what staff put in order. */
export async function goodsOf(ask: Ask, { token: given, staffToken, allowWrites, mark }: Who) {
  const opened = given === null && allowWrites ? await accountOf(ask, mark) : null
  const token = given ?? opened?.token
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
  const account = opened ? [`the account ${opened.email}`] : []
  return { inputs: found as Inputs, account }
}
