import type { AdminProduct, AdminVariantRow, Product } from '@/api/generated/model'
import { fileNames, picked, shown } from '@/lib/description'
import { blankRecord, emptyForm } from '@/lib/kinds/described'
import { product, variant } from './description'

/** An empty product. Tests and stories add the facts that matter to them. */
export const blankProduct: AdminProduct = { ...blankRecord(product), id: 7, slug: '' }

/** The same product, with the facts that its page shows. */
export const blankPage: Product = {
  ...shown(product, emptyForm(product)),
  id: 7,
  name: '',
  slug: '',
  image: null,
  images: [],
  price: 0,
  min_price: 0,
  max_price: 0,
  category: null,
  colors: [],
  attributes: [],
  variants: [],
}

/** One of the product's variants as a row of a file. */
export const blankVariantRow: AdminVariantRow = {
  ...picked(blankRecord(product), fileNames(product)),
  ...picked(blankRecord(variant), fileNames(variant)),
  product_id: 1,
  variant_id: 1,
  category_name: null,
  updated_at: null,
}
