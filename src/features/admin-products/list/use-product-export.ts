import { useEffect, useRef, useState } from 'react'
import type { AdminProductsPlace } from '@/domain/admin-products'
import { useMsg } from '@/i18n/use-msg'
import { useSaid } from '@/i18n/use-said'
import { saveCsv } from '@/lib/csv'
import { shopDay } from '@/lib/dates'
import { useToast } from '@/ui/toast/use-toast'
import { productReadErrors } from '../errors'
import { everyProduct } from '../queries'
import { productCsv } from './product-csv'

/** Fetches every product of the list and saves them as a file. Leaving the screen stops it. */
export function useProductExport(place: AdminProductsPlace) {
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
      const products = await everyProduct(place, tell, own.signal)
      if (own.signal.aborted) return
      saveCsv(`${msg('adminProducts.export.file')}-${shopDay()}.csv`, productCsv(products, msg))
      toast({ message: msg('adminProducts.export.done', { n: products.length }) })
    } catch (error) {
      if (own.signal.aborted) return
      toast({ type: 'error', message: said(productReadErrors(error)) })
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
