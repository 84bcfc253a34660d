/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { Dashboard } from './dashboard.ts'

/**
 * Envelope.
 */
export type DashboardResponse = {
  success: true
  message: string
  data: Dashboard
}
