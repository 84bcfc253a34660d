import { useShopper } from '@/features/auth/use-shopper'
import { nameOf } from '@/features/profile/profile'
import { profileAtom } from '@/features/profile/state'
import { useAtomValue } from '@/lib/store'

/** The shopper's name: the one saved on this device, else the server's. */
export function useAccountName(): string | undefined {
  const { user } = useShopper()
  const profileOf = useAtomValue(profileAtom)
  return user && nameOf(user, profileOf(user))
}
