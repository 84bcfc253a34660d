import { useEffect, useState } from 'react'
import type { Order } from '@/api/generated/model'
import { useErrorText } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { orderErrors } from '@/features/admin-orders/errors'
import { loadOrders } from '@/features/admin-orders/queries'

/** Prints the slips of several orders as one document. `orders` are those to render while it prints. */
export function usePrintSlips() {
  const errorText = useErrorText()
  const toast = useToast()
  const [orders, setOrders] = useState<readonly Order[]>([])
  const [isLoading, setIsLoading] = useState(false)
  useEffect(
    function printWhatIsRendered() {
      if (orders.length === 0) return undefined
      const clear = () => setOrders([])
      addEventListener('afterprint', clear, { once: true })
      print()
      return () => removeEventListener('afterprint', clear)
    },
    [orders],
  )
  return {
    orders,
    isLoading,
    async printSlips(ids: readonly number[]) {
      if (isLoading) return
      setIsLoading(true)
      try {
        setOrders(await loadOrders(ids))
      } catch (error) {
        toast({ type: 'error', message: errorText(orderErrors(error)) })
      }
      setIsLoading(false)
    },
  }
}
