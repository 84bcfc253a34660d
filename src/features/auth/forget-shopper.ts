import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { userQuery } from './queries'

/**
 * Removes the answers for the shopper before session `number`; what is on screen is loaded again, except what a visitor
 * does not ask for.
 */
export async function forgetShopper(client: QueryClient, number: number): Promise<void> {
  // The effects of one change run one after the other: parts of the page that come later in the tree stop asking only
  // after this call. A request of theirs would go out without a token, and be refused.
  await Promise.resolve()
  const here = hashKey(userQuery(number).queryKey)
  // Queries without this meta count as personal: nobody may see another shopper's answers.
  const isPersonal = ({ queryHash, meta }: Query) =>
    queryHash !== here && meta?.personal !== false && meta?.personal !== 'partly'
  void client.resetQueries({ predicate: isPersonal })
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.personal === 'partly' })
}
