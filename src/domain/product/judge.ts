import type { AdminProduct } from '@/api/generated/model'

type Prices = { price?: number | undefined; original_price?: number | null | undefined }

/**
 * Returns true if the original price is not higher than the sale price. Returns false if one of the two is
 * unknown.
 */
export function isOriginalPriceTooLow({ price, original_price: original }: Prices): boolean {
  return price !== undefined && typeof original === 'number' && original <= price
}

type Judged = Pick<AdminProduct, 'status' | 'category_id' | 'description' | 'images'>
export type MissingProductPart = 'category_id' | 'description' | 'images'

/** Returns the parts that a product lacks for its status. A draft needs nothing (Product §10.4). */
export function missingProductParts({
  status,
  category_id,
  description,
  images,
}: Judged): MissingProductPart[] {
  if (status === 'draft') return []
  const has = {
    category_id: category_id !== null,
    description: description.trim() !== '',
    images: images.length > 0,
  }
  return (['category_id', 'description', 'images'] as const).filter((part) => !has[part])
}
