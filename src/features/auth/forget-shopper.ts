import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Answers that belong to one person, and those that hold a word about them. */
const personal = /^\/api\/(users\/me\/|wishlist|orders|payments|admin\/(?!homepage-sections))/
const partlyPersonal = /^\/api\/products\//

/** Drops what the server answered to the shopper before session `number`; what is on screen is asked for anew. */
export function forgetShopper(queryClient: QueryClient, number: number): void {
  void queryClient.resetQueries(keyed(([path]) => personal.test(String(path))))
  void queryClient.invalidateQueries(keyed(([path]) => partlyPersonal.test(String(path))))
  queryClient.removeQueries(keyed(([path, of]) => path === '/api/users/me' && of !== number))
}

function keyed(matches: (key: QueryKey) => boolean) {
  return { predicate: ({ queryKey }: { queryKey: QueryKey }) => matches(queryKey) }
}
