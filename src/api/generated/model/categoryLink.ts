/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryParent } from './categoryParent.ts'

/**
 * The category a product or list belongs to, for breadcrumbs.
 */
export type CategoryLink = {
  /**
   * Set by the server, never given to another row.
   * @minimum 0
   */
  id: number
  /**
   * As shown.
   * @maxLength 255
   */
  name: string
  /**
   * Of `/category/{slug}`.
   * @maxLength 255
   */
  slug: string
  /** Null on level 1. */
  parent: CategoryParent | null
}
