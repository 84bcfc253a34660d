import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { userQuery } from './queries'

/** Removes the answers for the shopper before session `number`; what is on screen is loaded again. */
export function forgetShopper(client: QueryClient, number: number): void {
  const here = hashKey(userQuery(number).queryKey)
  // Queries without this meta count as personal: nobody may see another shopper's answers.
  const isPersonal = ({ queryHash, meta }: Query) =>
    queryHash !== here && meta?.personal !== false && meta?.personal !== 'partly'
  void client.resetQueries({ predicate: isPersonal })
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === 'partly' })
}
