/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The shopper's own order that this one takes the place of, while it waits for its payment: its `Idempotency-Key`, the `token` of its payment, or its `payment_id`. Its stock and its use of a coupon pass to the new order in one transaction: where that is refused, it stays as it was. Where it is paid, or its payment approved, it wins: a 409 of `createOrder` that names it. Anything else counts as null: an unknown value, an order that is cancelled, shipped or paid in cash, somebody else's order. An order of an account is its owner's alone. An order of a visitor is of whoever knows its key or token, which are random; a `payment_id`, which may be counted up, is no proof. A quote and the products of a cart read as if that order were cancelled already. Null or absent: none.
 * @maxLength 255
 * @nullable
 */
export type ReplacedOrder = string | null
