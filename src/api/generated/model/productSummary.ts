/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CardColor } from './cardColor.ts'
import type { CardSize } from './cardSize.ts'

/**
 * A product as cards in lists show it.
 */
export type ProductSummary = {
  /**
   * Set by the server, never given to another row.
   * @minimum 1
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * The product's name as the staff wrote it, in Vietnamese. The same as the name where that is not a translation.
   * @maxLength 255
   * @nullable
   */
  original_name?: string | null
  /**
   * Of `/products/{slug}`; unique.
   * @maxLength 255
   */
  slug: string
  /**
   * Address of a picture. The cover, which is the first of `images`; null without any.
   * @nullable
   */
  image: string | null
  /** Cover first. A card shows the second on hover. */
  images: string[]
  /**
   * Whole VND. The lowest price, equal to `min_price`.
   * @minimum 0
   */
  price: number
  /**
   * Whole VND. Price of the cheapest variant, sold out or not.
   * @minimum 0
   */
  min_price: number
  /**
   * Whole VND. Price of the dearest variant. Above `min_price` the card shows both.
   * @minimum 0
   */
  max_price: number
  /**
   * Whole VND. What the cheapest variant cost before its sale; null when it is not reduced. The card strikes it through where it lies above `max_price`.
   * @minimum 0
   * @nullable
   */
  original_price: number | null
  /** In the order of the swatches; empty for a product without colours. */
  colors: CardColor[]
  /** True when any variant has stock. When absent, the shop takes the product for available. */
  in_stock: boolean
  /** In the order of the product. With measures that the device keeps, a card says that the shopper's size is sold out; without it the card says nothing. */
  sizes?: CardSize[]
  /**
   * Comes with a search, for people: what answers it besides the name, in the order asked, as `Đỏ sơn`, `Size M`. Without it the shop gives no reason.
   * @items.maxLength 255
   */
  matched?: string[]
}
