import * as v from 'valibot'
import { optionalIfValid, textInUrl } from '@/lib/schema'
import { cappedQuantity, type Line, lineKey, type OrderableLine } from './cart'

/**
 * The search parameters of a link that fills a cart (Product §2.9.6). `add` contains lines such as `12:34:2`
 * (product, variant, quantity), with commas between them. `code` is a voucher code.
 */
export const cartSearchSchema = v.object({
  add: optionalIfValid(v.pipe(v.string(), v.maxLength(2000))),
  code: optionalIfValid(textInUrl),
})
export type CartSearch = v.InferOutput<typeof cartSearchSchema>

const part = /^([1-9]\d{0,14}):([1-9]\d{0,14})(?::([1-9]\d{0,2}))?$/

/**
 * Returns the cart lines of a link. Invalid lines are left out, and lines of the same variant are added up.
 * The lines have neither a price nor a name, because only the server knows them.
 */
export function readCartLink(add: string): readonly Line[] {
  const lines = new Map<string, Line>()
  for (const text of add.split(',')) {
    const [, product, variant, units = '1'] = part.exec(text.trim()) ?? []
    if (product === undefined || variant === undefined) continue
    const line = { ...unknown, productId: Number(product), variantId: Number(variant) }
    const quantity = (lines.get(lineKey(line))?.quantity ?? 0) + Number(units)
    lines.set(lineKey(line), { ...line, quantity: cappedQuantity(quantity) })
  }
  return [...lines.values()]
}

const unknown = { price: 0, image: null, name: '', slug: '', color: null, size: null } as const

/** Returns the search parameters of a link that fills a cart with these lines. */
export function cartLinkOf(
  lines: readonly Pick<OrderableLine, 'productId' | 'variantId' | 'quantity'>[],
  code = '',
): CartSearch {
  const add = lines.map((line) => [line.productId, line.variantId, line.quantity].join(':'))
  return { add: add.join(','), ...(code && { code }) }
}
