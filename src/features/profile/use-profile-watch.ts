import { useEffect } from 'react'
import type { User } from '@/api/generated/model'
import { useSetAtom } from '@/lib/store'
import { forgetProfileAtom, keepProfileOfAtom, reloadProfileAtom } from './state'
import { savedKey } from './stored'

/** `isSignedOut` is true once somebody has signed out, in this tab or another one. */
type Presence = { isSignedOut: boolean; user: User | undefined }

/**
 * Removes what a shopper saved and typed when she signs out or somebody else signs in. It stays when a session
 * expires: she may come back. What another tab saved shows here.
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
      const read = ({ key }: StorageEvent) => key === savedKey && reload()
      window.addEventListener('storage', read)
      return () => window.removeEventListener('storage', read)
    },
    [reload],
  )
}
