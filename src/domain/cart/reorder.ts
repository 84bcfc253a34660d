import type { OrderItem } from '@/api/generated/model'
import type { Line } from './cart'

/** The lines of an order that can be bought again, and the names of the others. */
export type Reorder = { lines: readonly Line[]; gone: readonly string[] }

/** Splits an order into lines that the shop still sells, at the order's prices, and the names of those it does not. */
export function reorderOf(items: readonly OrderItem[]): Reorder {
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

/** Names colour and size when the product is still sold and only this variant is gone. */
function nameOf({ product_name, slug, color, size }: OrderItem): string {
  const options = [color, size].filter((option) => option !== '').join(', ')
  return slug === null || options === '' ? product_name : `${product_name} (${options})`
}
