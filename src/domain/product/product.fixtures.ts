import type { AdminProduct, AdminVariantRow, Product } from '@/api/generated/model'
import { fileNames, picked, shown } from '@/lib/description'
import { blankRecord, emptyForm } from '@/lib/kinds/described'
import { product, variant } from './description'

/** A product of which nothing is known. Tests and stories say what matters to them. */
export const blankProduct: AdminProduct = { ...blankRecord(product), id: 7, slug: '' }

/** The same as its page shows it. */
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

/** A variant of it, as files have it. */
export const blankVariantRow: AdminVariantRow = {
  ...picked(blankRecord(product), fileNames(product)),
  ...picked(blankRecord(variant), fileNames(variant)),
  product_id: 1,
  variant_id: 1,
  category_name: null,
  updated_at: null,
}
