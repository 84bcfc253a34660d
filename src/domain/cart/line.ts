import type { Product, Variant } from '@/api/generated/model'
import { type Choice, initialChoice, valueOf, variantOf } from '@/domain/catalogue/variant'
import type { Line } from './cart'

/** Returns the cart line for `quantity` units of a variant. */
export function lineOf(product: Product, variant: Variant, quantity = 1): Line {
  return {
    productId: product.id,
    variantId: variant.id,
    quantity,
    price: variant.price,
    originalPrice: variant.original_price,
    image: variant.image_url ?? product.image,
    name: product.name,
    ...(product.original_name && { originalName: product.original_name }),
    slug: product.slug,
    color: valueOf(variant, 'color'),
    size: valueOf(variant, 'size'),
    stock: variant.stock,
  }
}

/** Returns the choice that an edit panel opens with: the line's variant, found by id or by colour and size (Product §2). */
export function choiceOfLine(product: Product, line: Line): Choice {
  const { variantId, color, size } = line
  const known = variantId ?? variantOf(product, { color, size })?.id
  return initialChoice(product, known)
}
