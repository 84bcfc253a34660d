import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { userQuery } from './queries'

/** Drops what the server answered to the shopper before session `number`; what is on screen is asked for anew. */
export function forgetShopper(client: QueryClient, number: number): void {
  const here = hashKey(userQuery(number).queryKey)
  // What does not say whose it is counts as personal: nobody may see the answers to somebody else.
  const isPersonal = ({ queryHash, meta }: Query) =>
    queryHash !== here && meta?.personal !== false && meta?.personal !== 'partly'
  void client.resetQueries({ predicate: isPersonal })
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === 'partly' })
}
