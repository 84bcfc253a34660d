import { useEffect, useRef, useState } from 'react'
import type { AdminOrdersPlace } from '@/domain/admin-orders'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { saveCsv } from '@/lib/csv'
import { shopDay } from '@/lib/dates'
import { useToast } from '@/ui/toast/use-toast'
import { exportErrors } from './errors'
import { orderCsv } from './order-csv'
import { everyOrder } from './queries'

/** Fetches every order of the list and saves them as a file. Leaving the screen stops it. */
export function useOrderExport(place: AdminOrdersPlace) {
  const msg = useMsg()
  const said = useSaid()
  const toast = useToast()
  const running = useRef<AbortController>(null)
  /** Undefined while nothing runs. */
  const [percent, setPercent] = useState<number>()

  const stop = () => {
    running.current?.abort()
    running.current = null
    setPercent(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  const run = async (own: AbortController) => {
    try {
      const tell = (part: number) => setPercent(Math.round(part * 100))
      const orders = await everyOrder(place, tell, own.signal)
      if (own.signal.aborted) return
      saveCsv(`${msg('adminOrders.export.file')}-${shopDay()}.csv`, orderCsv(orders, msg))
      toast({ message: msg('adminOrders.export.done', { n: orders.length }) })
    } catch (error) {
      if (own.signal.aborted) return
      toast({ type: 'error', message: said(exportErrors(error)) })
    }
    stop()
  }
  const start = () => {
    const own = new AbortController()
    running.current = own
    setPercent(0)
    void run(own)
  }
  return { percent, start, stop }
}
