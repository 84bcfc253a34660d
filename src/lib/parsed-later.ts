/**
 * For `validateSearch` of a route of the back office: gives the search its type, and leaves it as it stands in the address.
 * The lazy part of the route parses it (`parsedBy`), so that no schema of the back office is in the shop's first load.
 */
export function parsedByScreen<Search extends object>(search: Search): Search {
  return search
}
