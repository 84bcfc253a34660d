/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Category } from './category.ts'

/**
 * Envelope.
 */
export type CategoryListResponse = {
  success: true
  message: string
  data: Category[]
}
