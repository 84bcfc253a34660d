import * as v from 'valibot'
import { filledText, optionalIfValid, wholeFrom } from '@/lib/schema'

const textOrNull = v.fallback(v.nullable(filledText), null)

/** A line in the browser's storage. Product, quantity, price, name and slug are required; other bad values are dropped. */
export const storedLine = v.object({
  productId: wholeFrom(1),
  variantId: v.fallback(v.nullable(wholeFrom(1)), null),
  quantity: wholeFrom(1),
  price: wholeFrom(0),
  image: textOrNull,
  name: filledText,
  originalName: optionalIfValid(filledText),
  slug: filledText,
  color: textOrNull,
  size: textOrNull,
  stock: optionalIfValid(wholeFrom(0)),
  oldPrice: optionalIfValid(wholeFrom(0)),
  gone: optionalIfValid(v.literal(true)),
})

/** A stored line that can be ordered, because it has a variant. */
export const storedOrderLine = v.object({ ...storedLine.entries, variantId: wholeFrom(1) })
