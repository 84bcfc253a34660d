import type { OrderItem, Product, Variant } from '@/api/generated/model'
import {
  type VariantChoice,
  initialChoice,
  attributeValue,
  variantOf,
} from '@/domain/catalogue/variant'
import type { Line } from './cart'

export function cartLine(product: Product, variant: Variant, quantity = 1): Line {
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
    color: attributeValue(variant, 'color'),
    size: attributeValue(variant, 'size'),
    stock: variant.stock,
  }
}

/**
 * Returns the colour and size that the edit panel of a cart line shows first (Product §2). The line's variant
 * is found by its id, or else by colour and size.
 */
export function choiceOfLine(product: Product, line: Line): VariantChoice {
  const { variantId, color, size } = line
  const known = variantId ?? variantOf(product, { color, size })?.id
  return initialChoice(product, known)
}

/** The lines of an order that can be bought again, and the names of the products that cannot. */
export type RepeatPurchase = { lines: readonly Line[]; gone: readonly string[] }

/**
 * Splits the items of an order into cart lines at the order's prices, and the names of products that are no
 * longer sold.
 */
export function repeatPurchaseOf(items: readonly OrderItem[]): RepeatPurchase {
  const lines = items.flatMap((item) => cartLineOf(item) ?? [])
  const gone = items.filter((item) => !cartLineOf(item)).map(nameOf)
  return { lines, gone: [...new Set(gone)] }
}

function cartLineOf(item: OrderItem): Line | null {
  const { slug, product_id, product_name, variant_id, quantity, price, color, size } = item
  if (slug === null || product_id === null || variant_id === null) return null
  const image = item.variant?.image_url ?? null
  return {
    productId: product_id,
    variantId: variant_id,
    quantity,
    price,
    image,
    name: product_name,
    slug,
    color,
    size,
  }
}

/**
 * Returns the name of a product. If the product is still sold but this variant is not, colour and size are
 * added.
 */
function nameOf({ product_name, slug, color, size }: OrderItem): string {
  const options = [color, size].filter((option) => option !== '').join(', ')
  return slug === null || options === '' ? product_name : `${product_name} (${options})`
}
