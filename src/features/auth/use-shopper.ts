import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from '@/lib/store'
import { userQuery } from './queries'
import { sessionAtom } from './state'

/** Who is here: `user` comes a moment after `isSignedIn`, which the stored token alone decides (Product §4). */
export function useShopper() {
  const { token, number } = useAtomValue(sessionAtom)
  const isSignedIn = token !== null
  const { data: user, isError } = useQuery({ ...userQuery(number), enabled: isSignedIn })
  return { isSignedIn, user, isUnknown: isSignedIn && isError }
}
