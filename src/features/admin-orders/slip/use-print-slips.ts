import { useEffect, useState } from 'react'
import type { Order } from '@/api/generated/model'
import { useErrorToast } from '@/ui/toast/use-error-toast'
import { printErrors } from '@/features/admin-orders/errors'
import { loadOrders } from '@/features/admin-orders/queries'

/** Prints the slips of several orders as one document. `orders` are those to render while it prints. */
export function usePrintSlips() {
  const fail = useErrorToast()
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
        fail(printErrors(error))
      }
      setIsLoading(false)
    },
  }
}
