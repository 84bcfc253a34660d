import * as v from 'valibot'
import { filledText, optionalIfValid, storedWhole } from '@/lib/schema'

const textOrNull = v.fallback(v.nullable(filledText), null)

/** A line in the browser's storage. Product, quantity, price, name and slug are required; other bad values are dropped. */
export const storedLine = v.object({
  productId: storedWhole(1),
  variantId: v.fallback(v.nullable(storedWhole(1)), null),
  quantity: storedWhole(1),
  price: storedWhole(0),
  originalPrice: optionalIfValid(v.nullable(storedWhole(0))),
  image: textOrNull,
  name: filledText,
  originalName: optionalIfValid(filledText),
  slug: filledText,
  color: textOrNull,
  size: textOrNull,
  stock: optionalIfValid(storedWhole(0)),
  oldPrice: optionalIfValid(storedWhole(0)),
  gone: optionalIfValid(v.literal(true)),
})

/** A stored line that can be ordered, because it has a variant. */
export const storedOrderLine = v.object({ ...storedLine.entries, variantId: storedWhole(1) })
