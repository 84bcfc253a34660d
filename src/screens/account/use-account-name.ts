import { useShopper } from '@/features/auth/use-shopper'
import { nameOf } from '@/features/profile/profile'
import { useProfile } from '@/features/profile/state'

/** The shopper's name: the one saved on this device, else the server's. */
export function useAccountName(): string | undefined {
  const { user } = useShopper()
  const profileOf = useProfile()
  return user && nameOf(user, profileOf(user))
}
