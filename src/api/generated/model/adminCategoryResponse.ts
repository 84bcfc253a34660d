/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { AdminCategory } from './adminCategory.ts'

/**
 * Envelope.
 */
export type AdminCategoryResponse = {
  success: true
  message: string
  data: AdminCategory
}
