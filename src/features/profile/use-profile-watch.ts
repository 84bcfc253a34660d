import { useEffect } from 'react'
import type { User } from '@/api/generated/model'
import { useSetAtom } from '@/lib/store'
import { forgetProfileAtom, keepProfileOfAtom, reloadProfileAtom } from './state'
import { profileKeys } from './stored'

/** Who is here: `isSignedOut` once somebody has asked to be, in this tab or another one. */
type Presence = { isSignedOut: boolean; user: User | undefined }

/**
 * Nothing of a shopper stays when she signs out or somebody else signs in. A session that expired is no such end:
 * what she saved and typed waits for her. What another tab saved shows here.
 */
export function useProfileWatch({ isSignedOut, user }: Presence): void {
  const forget = useSetAtom(forgetProfileAtom)
  const keepOnly = useSetAtom(keepProfileOfAtom)
  const reload = useSetAtom(reloadProfileAtom)
  useEffect(
    function forgetWhoLeft() {
      if (isSignedOut) forget()
      if (user) keepOnly(user)
    },
    [isSignedOut, user, forget, keepOnly],
  )
  useEffect(
    function followOtherTab() {
      const read = ({ key }: StorageEvent) => key === profileKeys.saved && reload()
      window.addEventListener('storage', read)
      return () => window.removeEventListener('storage', read)
    },
    [reload],
  )
}
