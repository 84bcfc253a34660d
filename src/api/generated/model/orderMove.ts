/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * `confirm`: pending → processing, `ship`: processing → shipped, `deliver`: shipped → delivered, `undo`: one of these back.
 */
export type OrderMove = (typeof OrderMove)[keyof typeof OrderMove]

export const OrderMove = {
  confirm: 'confirm',
  ship: 'ship',
  deliver: 'deliver',
  undo: 'undo',
} as const
