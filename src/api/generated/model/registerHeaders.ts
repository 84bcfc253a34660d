/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter.ts'

export type RegisterHeaders = {
  /**
   * One key is one press: the same request under the same key is answered as the first time, with the record as it is now. The introduction has the rules of keys: the person, the body, 24 hours. Sent only where the configuration says that the API knows it, because an unknown header fails a CORS preflight.
   * @minLength 8
   * @maxLength 255
   */
  'Idempotency-Key'?: IdempotencyKeyParameter
}
