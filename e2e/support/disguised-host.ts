import { type IncomingMessage, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A host of another make: it means what the mock server behind it means, and says it otherwise. Ids are UUIDs, money is
 * `{ amount: "250000.00", currency: "VND" }`, names are camel case, a success is `{ ok, result }`, a page of a list
 * `{ items, total }`, errors are a list. What is no call it passes on: the shop's files, its page as `configured` writes it.
 * Written apart from the translator that it tests: a fault of one is none of the other.
 */
export async function openDisguisedHost(
  api: string,
  configured = (html: string): string => html,
): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const isCall = incoming.url?.startsWith('/api/')
    const answered = isCall
      ? answer(api, incoming, outgoing)
      : passOn(api, configured, incoming, outgoing)
    answered.catch((error: unknown) => {
      outgoing.statusCode = 502
      outgoing.end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function passOn(
  api: string,
  configured: (html: string) => string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const { method = 'GET', url = '/' } = incoming
  const body = await buffer(incoming)
  const type = incoming.headers['content-type']
  const given = await fetch(api + url, {
    method,
    ...(type && { headers: { 'content-type': type } }),
    ...(body.length > 0 && { body }),
  })
  outgoing.statusCode = given.status
  const kind = given.headers.get('content-type') ?? ''
  outgoing.setHeader('content-type', kind)
  if (kind.includes('html')) outgoing.end(configured(await given.text()))
  else outgoing.end(Buffer.from(await given.arrayBuffer()))
}

async function answer(api: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', headers } = incoming
  const url = new URL(plainIds(incoming.url ?? '/'), api)
  const asked = [...url.searchParams].map(([name, value]) => [snake(name), value])
  url.search = new URLSearchParams(asked).toString()
  const type = headers['content-type'] ?? ''
  const body = await buffer(incoming)
  const sent = new Headers()
  for (const name of passedOn) {
    const value = headers[name]
    if (typeof value === 'string') sent.set(name, value)
  }
  const given = await fetch(url, {
    method,
    headers: sent,
    ...(body.length > 0 && { body: undressed(type, body, url.pathname) }),
  })
  outgoing.statusCode = given.status
  for (const [name, value] of given.headers) {
    if (/^(access-control|content-type|retry-after|vary)/.test(name))
      outgoing.setHeader(name, value)
  }
  const text = await given.text()
  outgoing.end(text.startsWith('{') ? JSON.stringify(dressed(JSON.parse(text))) : text)
}

const passedOn = [
  'authorization',
  'content-type',
  'accept-language',
  'idempotency-key',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
]

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the id that this host has for an id of the world. */
export const uuid = (id: number): string =>
  `c0ffee00-0000-4000-8000-${id.toString(16).padStart(12, '0')}`
const uuids = /c0ffee00-0000-4000-8000-([\da-f]{12})/g
const plainIds = (text: string): string =>
  text.replaceAll(uuids, (_all, hex: string) => String(parseInt(hex, 16)))

/** The contract's own cart has names in camel case. */
const camelInContract = new Set(['productId', 'variantId'])
const snake = (name: string, isCart = false): string =>
  isCart && camelInContract.has(name)
    ? name
    : name.replaceAll(/(?<=[a-z\d])[A-Z]|(?<=[a-z])\d/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string): string =>
  name.replaceAll(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase())

const idKey = /^(id|ids|.+_ids?|productId|variantId)$/
const moneyKey =
  /^(price|min_price|max_price|original_price|amount|subtotal|discount_amount|shipping_amount|total_amount|quoted_total|revenue|delivered_total)$/

function isMoney(key: string, holder: Json): boolean {
  if (key === 'total') return 'lines' in holder
  if (key === 'min' || key === 'max') return Object.keys(holder).length === 2
  // Dollars stay a number.
  return moneyKey.test(key) && !('rate' in holder)
}

/** Returns an answer of the contract as this host says it. */
function dressed(body: Json): Json {
  const { success, message, data, errors, ...others } = body
  const told = { ok: success, note: message, ...Object.fromEntries(fields(others)) }
  if (isObject(errors)) {
    const problems = Object.entries(errors).flatMap(([field, texts]) =>
      [texts].flat().map((text) => ({ path: pathOf(field), text })),
    )
    return { ...told, problems }
  }
  return data === undefined ? told : { ...told, result: page(data) }
}

const pathOf = (field: string): string =>
  field
    .split('.')
    .map((step, nth) => (/^\d+$/.test(step) ? `[${step}]` : (nth > 0 ? '.' : '') + camel(step)))
    .join('')

function page(data: unknown): unknown {
  if (!isObject(data) || !isObject(data.pagination)) return dress(data)
  const [name = '', items] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? []
  const { [name]: _list, pagination, ...others } = data
  return { items: dress(items), total: pagination.total, ...Object.fromEntries(fields(others)) }
}

function dress(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dress)
  return isObject(value) ? Object.fromEntries(fields(value)) : value
}

function fields(holder: Json): [string, unknown][] {
  return Object.entries(holder).map(([key, value]) => {
    if (idKey.test(key) && typeof value === 'number') return [camel(key), uuid(value)]
    if (idKey.test(key) && Array.isArray(value))
      return [camel(key), value.map((one) => (typeof one === 'number' ? uuid(one) : dress(one)))]
    if (typeof value === 'number' && isMoney(key, holder))
      return [camel(key), { amount: value.toFixed(2), currency: 'VND' }]
    return [camel(key), dress(value)]
  })
}

/** Returns the body of a request as the contract says it. A form has texts only, and its files stay as they are. */
function undressed(type: string, body: Buffer<ArrayBuffer>, pathname: string) {
  if (type.includes('json')) {
    return JSON.stringify(undress(JSON.parse(body.toString()), pathname === '/api/cart/products'))
  }
  const names = /name="(\w+)"/g
  const text = body
    .toString('latin1')
    .replaceAll(names, (_all, name: string) => `name="${snake(name)}"`)
  return Buffer.from(plainIds(text), 'latin1')
}

function undress(value: unknown, isCart: boolean): unknown {
  if (typeof value === 'string') {
    const text = plainIds(value)
    return text !== value && /^\d+$/.test(text) ? Number(text) : value
  }
  if (Array.isArray(value)) return value.map((one) => undress(one, isCart))
  if (!isObject(value)) return value
  if ('currency' in value && 'amount' in value) return Number(value.amount)
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [snake(key, isCart), undress(own, isCart)]),
  )
}
