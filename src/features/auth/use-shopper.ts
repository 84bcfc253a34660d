import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from '@/lib/store'
import { userQuery } from './queries'
import { sessionAtom } from './state'

/**
 * Returns who is signed in. `isSignedIn` follows the stored token (Product §4); `user` arrives a moment later. A user who was read
 * once stays known when a later read fails.
 */
export function useShopper() {
  const { token, number } = useAtomValue(sessionAtom)
  const isSignedIn = token !== null
  const { data: user, isLoadingError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isLoadingError }
}
