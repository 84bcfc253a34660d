/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryPlace } from './categoryPlace.ts'

/**
 * New places of some or all categories. Those not named stay.
 */
export type CategoryOrder = {
  /**
   * Each id once. A tree of more than two levels is a 422 and changes nothing.
   * @minItems 1
   */
  places: CategoryPlace[]
}
