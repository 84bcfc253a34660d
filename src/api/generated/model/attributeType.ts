/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * The two things a variant is chosen by.
 */
export type AttributeType = (typeof AttributeType)[keyof typeof AttributeType]

export const AttributeType = {
  color: 'color',
  size: 'size',
} as const
