import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { useAtomValue, useSetAtom } from '@/lib/store'
import { useToast } from '@/ui/toast/use-toast'
import { cartSyncQuery } from './queries'
import { applySyncAtom, cartAtom } from './state'

/**
 * Keeps the cart's prices, names and stock as the server knows them. The cart is the one piece of
 * server data that is copied into state, because the spec keeps it in the browser (§4). A failure
 * keeps the local cart and is said once.
 */
export function useCartSync(): void {
  const { data, isError } = useQuery(cartSyncQuery(useAtomValue(cartAtom).lines))
  const applySync = useSetAtom(applySyncAtom)
  const toast = useToast()
  const msg = useMsg()
  // An event: saying it again in the other language would be a second time.
  const sayFailed = useEffectEvent(() => toast({ message: msg('cart.error.sync'), type: 'error' }))
  useEffect(
    function refreshLines() {
      if (data) applySync(data)
    },
    [data, applySync],
  )
  useEffect(
    function saySyncFailed() {
      if (isError) sayFailed()
    },
    [isError],
  )
}
