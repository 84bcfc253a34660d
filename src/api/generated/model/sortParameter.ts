/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { ProductSort } from './productSort.ts'

export type SortParameter = ProductSort
