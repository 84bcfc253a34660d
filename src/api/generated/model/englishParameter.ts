/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type EnglishParameter = (typeof EnglishParameter)[keyof typeof EnglishParameter]

export const EnglishParameter = {
  missing: 'missing',
} as const
