import * as v from 'valibot'
import { filledText, optionalIfValid, wholeFrom } from '@/lib/schema'

const textOrNull = v.fallback(v.nullable(filledText), null)

/** A line as a browser stores it. It needs a product, a quantity, a price and a name; bad facts besides are left out. */
export const storedLine = v.object({
  productId: wholeFrom(1),
  variantId: v.fallback(v.nullable(wholeFrom(1)), null),
  quantity: wholeFrom(1),
  price: wholeFrom(0),
  image: textOrNull,
  name: filledText,
  slug: filledText,
  color: textOrNull,
  size: textOrNull,
  stock: optionalIfValid(wholeFrom(0)),
  oldPrice: optionalIfValid(wholeFrom(0)),
  gone: optionalIfValid(v.literal(true)),
})

/** A stored line that can be ordered: the server knows it by its variant. */
export const storedOrderLine = v.object({ ...storedLine.entries, variantId: wholeFrom(1) })
