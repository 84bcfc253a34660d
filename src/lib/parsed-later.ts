import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * For `validateSearch` of a route of the back office, whose schema comes with its screen (`parsedBy`): links are checked against `Search`,
 * and what the address holds is known to nobody until the screen has parsed it.
 */
export function parsedByScreen<Search extends object>(search: Search & SearchSchemaInput): object {
  return search
}
