import { randomUUID } from 'node:crypto'
import {
  type OperationId,
  type Operations,
  operationTable,
} from '../../mocks/contract/operations.gen'
import { requestOf, type Sample } from '../../mocks/pipeline/samples/request'
import { idempotencyKeyHeader } from '../../src/lib/random-key'
import { fold } from '../../src/lib/text'
import { judgeReply, reasonOf, type Send } from './gateway'

type Input = string | number | readonly (string | number)[] | null

/**
 * The inputs of the test documents by name, such as `product`. An input is missing if the host has no such
 * record.
 */
export type Inputs = Readonly<
  Record<string, Input> & {
    token?: string | undefined
    staffToken?: string | undefined
  }
>

/**
 * Calls the host. Resolves to the data in the form that the shop reads, or to null when the shop can't read
 * it.
 */
export type Ask = <Op extends OperationId>(
  operation: Op,
  sample: Sample<Op>,
  token?: string | null,
) => Promise<(Operations[Op]['response'] extends { data: infer Data } ? Data : unknown) | null>

export function createAsk(send: Send, apiBase: string): Ask {
  return async (operation, sample, token = null) => {
    const request = requestOf(operation, sample, token, apiBase)
    if (operationTable[operation].repeat === 'key')
      request.headers.set(idempotencyKeyHeader, randomUUID())
    const reply = await send(request).catch(reasonOf)
    const { judgement, isRead } = judgeReply(operation, reply, apiBase)
    // The reader of the response has checked the data, so the type of the contract fits.
    return isRead ? (judgement.data as never) : null
  }
}

/** At most this many products are looked at to find one with a large stock. */
const looks = 5

type Who = { token: string | null; staffToken: string | null; mark: string }

/**
 * Finds records of the host that the test documents need: a product in stock, a place to deliver to, and the
 * present order of the banners and sections.
 */
export async function findInputs(ask: Ask, { token, staffToken, mark }: Who): Promise<Inputs> {
  const found: Record<string, Input> = { mark }
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
  const other = products.find(({ id }) => id !== found['product'])
  const color = list?.facets?.colors.find(({ count }) => count < (list?.pagination.total ?? 0))
  Object.assign(found, {
    ...(other && { other: other.id }),
    ...(color && { color: color.value, colorName: color.name }),
  })
  for (const { id: province } of (await ask('provinces', {})) ?? []) {
    const [district] = (await ask('districts', { params: { id: province } })) ?? []
    const wards = district
      ? await ask('wards', { params: { id: district.id } })
      : await ask('provinceWards', { params: { id: province } })
    const [ward] = wards ?? []
    if (!ward) continue
    // When wards belong to the province, an address has no district.
    const place = { province, district: district?.id ?? null, ward: ward.id, wardName: ward.name }
    Object.assign(found, place)
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

/** Registers a person who owns no records. Returns the token, or null when the host refuses. */
export async function registerStranger(ask: Ask, mark: string): Promise<string | null> {
  const password = `Verify-${mark}-1`
  const name = { first_name: 'Lạ', last_name: 'Nguyễn', phone: '0987654321' }
  const email = `stranger-${mark}@example.com`
  const body = { ...name, email, password, password_confirmation: password }
  return (await ask('register', { body }))?.token ?? null
}
