/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Product §3.
 */
export type AttributeType = (typeof AttributeType)[keyof typeof AttributeType]

export const AttributeType = {
  color: 'color',
  size: 'size',
} as const
