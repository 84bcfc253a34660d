import { useShopper } from '@/features/auth/use-shopper'
import { nameOf } from '@/features/profile/profile'
import { profileAtom } from '@/features/profile/state'
import { useAtomValue } from '@/lib/store'

/** What the shopper is called: as the server knows her, or as she has called herself on this device since. */
export function useAccountName(): string | undefined {
  const { user } = useShopper()
  const profileOf = useAtomValue(profileAtom)
  return user && nameOf(user, profileOf(user))
}
