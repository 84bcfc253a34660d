/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductDetailData } from './productDetailData.ts'

/**
 * Envelope.
 */
export type ProductDetailResponse = {
  success: true
  message: string
  data: ProductDetailData
}
