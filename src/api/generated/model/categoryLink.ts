/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryParent } from './categoryParent.ts'

/**
 * The category a product belongs to, with its parent for breadcrumbs.
 */
export type CategoryLink = {
  /** @minimum 1 */
  id: number
  name: string
  slug: string
  parent: CategoryParent | null
}
