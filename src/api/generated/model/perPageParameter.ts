/**
 * Generated from openapi.yaml by `npm run gen`. Do not edit.
 */

export type PerPageParameter = number
