/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductStatus } from './productStatus.ts'

/**
 * One row of a file. What is absent stays as it is. The product is that of `product_id`, else that of `variant_id`, else the one which all rows of this name without ids make together. The variant is that of `variant_id`, else that of colour and size, else a new one.
 */
export type ProductImportRow = {
  /**
   * Where it stands in the file. Each line once.
   * @minimum 1
   */
  line: number
  /**
   * A product that exists.
   * @minimum 1
   */
  product_id?: number
  /**
   * One of its variants.
   * @minimum 1
   */
  variant_id?: number
  /**
   * Of the product; a new one needs it.
   * @maxLength 255
   */
  name?: string
  /**
   * Name of the product in English.
   * @maxLength 255
   */
  name_en?: string
  /**
   * Of the product.
   * @maxLength 255
   */
  brand?: string
  /**
   * Name of the product's category.
   * @maxLength 255
   */
  category?: string
  status?: ProductStatus
  /** Whether the home page may show the product. */
  is_featured?: boolean
  /**
   * Of the variant.
   * @maxLength 255
   */
  color?: string
  /**
   * Of the variant.
   * @maxLength 255
   */
  size?: string
  /**
   * The shop's own code of the variant. One that another variant has is refused.
   * @maxLength 40
   * @pattern ^[A-Za-z0-9._-]*$
   */
  sku?: string
  /**
   * In whole VND.
   * @minimum 0
   */
  price?: number
  /**
   * Before the sale, above the price. Null ends the sale.
   * @minimum 0
   * @nullable
   */
  original_price?: number | null
  /**
   * Pieces.
   * @minimum 0
   */
  stock?: number
  /** The version that the file was made from. A newer one is refused, if the row changes it. */
  updated_at?: string
  /**
   * The stock when the file was made. A row whose `stock` is still that changes none; another one is refused where pieces were sold or came meanwhile. Without it a row changes no stock of a variant that exists.
   * @minimum 0
   */
  stock_before?: number
}
