/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { FacetValue } from './facetValue.ts'
import type { PriceRange } from './priceRange.ts'

/**
 * What the list can be filtered by; where a host sends none, the shop shows no filter. A count is the number of products with this value that pass all filters but those of its own facet; 0 for a value of the list that they exclude.
 */
export type Facets = {
  /** Families of colours, in the order of a colour chart. */
  colors: FacetValue[]
  /** Sizes in stock, the smallest first. */
  sizes: FacetValue[]
  /** What the products cost that all other filters leave; null where they leave none. */
  price: PriceRange | null
  /**
   * Products that `on_sale` leaves. Null where the host can't tell.
   * @minimum 0
   * @nullable
   */
  on_sale: number | null
  /**
   * Products that `in_stock` leaves. Null where the host can't tell.
   * @minimum 0
   * @nullable
   */
  in_stock: number | null
}
