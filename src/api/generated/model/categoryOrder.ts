/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryPlace } from './categoryPlace.ts'

/**
 * The tree in its new order.
 */
export type CategoryOrder = {
  places: CategoryPlace[]
}
