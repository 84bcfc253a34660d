import { useQuery } from '@tanstack/react-query'
import { userQuery } from './queries'
import { useSession } from './state'

/**
 * Returns who is signed in. `isSignedIn` follows the stored token (Product §4); `user` arrives a moment later. A user who was read
 * once stays known when a later read fails.
 */
export function useShopper() {
  const { token, number } = useSession()
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}
