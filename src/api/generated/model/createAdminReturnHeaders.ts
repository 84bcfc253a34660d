/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts'

export type CreateAdminReturnHeaders = {
  /**
   * One key makes one thing: the same request under the same key is answered as the first time. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}
