import { useQueryClient } from '@tanstack/react-query'
import type { Delivery } from '@/domain/saved-address'
import { sessionAtom } from '@/features/auth/state'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue } from '@/lib/store'
import { useToast } from '@/ui/toast/use-toast'

/**
 * Keeps the delivery of an order that was placed as the shopper's default address (spec §2); for visitors it does
 * nothing. Never rejects: the order stands, and a failure is said as a toast.
 */
export function useSaveDefault(): (delivery: Delivery) => Promise<void> {
  const client = useQueryClient()
  const msg = useMsg()
  const toast = useToast()
  const isSignedIn = useAtomValue(sessionAtom).token !== null

  return async function saveDefault(delivery) {
    if (!isSignedIn) return
    try {
      const { saveAsDefault } = await import('@/features/address-book/picker/mutations')
      await saveAsDefault(client, delivery)
    } catch {
      toast({ message: msg('checkout.error.addressNotSaved'), type: 'warning' })
    }
  }
}
