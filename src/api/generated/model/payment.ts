/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * How the order is paid.
 */
export type Payment = {
  /**
   * Sent back by `POST /api/payments/capture`.
   * @maxLength 255
   */
  payment_id: string
  /**
   * For `paypal`: where to send the browser, over https and to a host that the shop is configured for. PayPal leads back to `/checkout?success=true|false&token=…`. Null for `cod`.
   * @nullable
   */
  redirect_url: string | null
}
