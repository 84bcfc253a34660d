import { useQueryClient } from '@tanstack/react-query'
import { sessionAtom } from '@/features/auth/state'
import { useAtomValue } from '@/lib/store'

/** Whether somebody is signed in, and whether the server says so too; of visitors there is nothing to ask. */
export function useSessionCheck() {
  const client = useQueryClient()
  const isSignedIn = useAtomValue(sessionAtom).token !== null

  async function isSessionAlive(): Promise<boolean> {
    if (!isSignedIn) return true
    const check = await import('@/features/address-book/picker/session-check').catch(() => null)
    return check ? check.isSessionAlive(client) : true
  }

  return { isSignedIn, isSessionAlive }
}
