/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { CategoryLevel } from './categoryLevel.ts'

/**
 * Product §3; level and parent make the two-level tree.
 */
export type Category = {
  /** @minimum 1 */
  id: number
  /**
   * @minimum 1
   * @nullable
   */
  parent_id: number | null
  name: string
  slug: string
  /** @nullable */
  image: string | null
  level: CategoryLevel
  /** @minimum 0 */
  position: number
}
