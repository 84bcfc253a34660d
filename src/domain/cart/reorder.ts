import type { OrderItem } from '@/api/generated/model'
import type { Line } from './cart'

/** What an order can put into the cart once more, and by name what it can't. */
export type Reorder = { lines: readonly Line[]; gone: readonly string[] }

/** Parts what the shop still has from what it does not have any more. Prices are those of the order. */
export function reorderOf(items: readonly OrderItem[]): Reorder {
  const lines = items.flatMap((item) => lineAgain(item) ?? [])
  const gone = items.filter((item) => !lineAgain(item)).map(nameOf)
  return { lines, gone: [...new Set(gone)] }
}

function lineAgain(item: OrderItem): Line | null {
  const { slug, product_id, product_name, variant_id, quantity, price, color, size } = item
  if (slug === null || variant_id === null) return null
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

/** Where the product is still there, only this colour and size of it went. */
function nameOf({ product_name, slug, color, size }: OrderItem): string {
  const options = [color, size].filter((option) => option !== '').join(', ')
  return slug === null || options === '' ? product_name : `${product_name} (${options})`
}
