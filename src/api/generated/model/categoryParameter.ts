/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Slug of a category below the asked one.
 */
export type CategoryParameter = string
