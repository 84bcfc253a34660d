import * as v from 'valibot'
import { optionalIfValid, textInUrl } from '@/lib/schema'
import { capped, type Line, lineKey, type OrderLine } from './cart'

/**
 * A link that fills a cart (Product §2.9.6): `add` has `product:variant:quantity` for each line, with commas
 * between.
 */
export const cartSearch = v.object({
  add: optionalIfValid(v.pipe(v.string(), v.maxLength(2000))),
  code: optionalIfValid(textInUrl),
})
export type CartSearch = v.InferOutput<typeof cartSearch>

const part = /^([1-9]\d{0,14}):([1-9]\d{0,14})(?::([1-9]\d{0,2}))?$/

/**
 * Returns the lines of a link as far as they can be read; nothing is known yet of what they cost. Lines of
 * the same variant are one.
 */
export function readCartLink(add: string): readonly Line[] {
  const lines = new Map<string, Line>()
  for (const text of add.split(',')) {
    const [, product, variant, units = '1'] = part.exec(text.trim()) ?? []
    if (product === undefined || variant === undefined) continue
    const line = { ...unknown, productId: Number(product), variantId: Number(variant) }
    const quantity = (lines.get(lineKey(line))?.quantity ?? 0) + Number(units)
    lines.set(lineKey(line), { ...line, quantity: capped(quantity) })
  }
  return [...lines.values()]
}

const unknown = { price: 0, image: null, name: '', slug: '', color: null, size: null } as const

/** Returns the search parameters of a link with these lines. */
export function cartLinkOf(
  lines: readonly Pick<OrderLine, 'productId' | 'variantId' | 'quantity'>[],
  code = '',
): CartSearch {
  const add = lines.map((line) => [line.productId, line.variantId, line.quantity].join(':'))
  return { add: add.join(','), ...(code && { code }) }
}
