import type { AdminProduct, AdminVariantRow, Product } from '@/api/generated/model'
import { fileFieldNames, pickFields, shopperValuesOf } from '@/lib/description'
import { blankRecord, emptyForm } from '@/lib/kinds/described'
import { product, variant } from './description'

/** An empty product. Tests and stories add the values that they need. */
export const blankProduct: AdminProduct = { ...blankRecord(product), id: 7, slug: '' }

/** An empty product in the format of its page, for tests and stories. */
export const blankProductPage: Product = {
  ...shopperValuesOf(product, emptyForm(product)),
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

/** An empty row of the table of variants, for tests. */
export const blankVariantRow: AdminVariantRow = {
  ...pickFields(blankRecord(product), fileFieldNames(product)),
  ...pickFields(blankRecord(variant), fileFieldNames(variant)),
  product_id: 1,
  variant_id: 1,
  category_name: null,
  updated_at: null,
}
