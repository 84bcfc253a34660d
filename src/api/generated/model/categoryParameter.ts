/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

/**
 * Slug of a category below the asked one, or of any category where none is asked. An unknown one gives an empty list.
 */
export type CategoryParameter = string
