import { useEffect, useRef, useState } from 'react'
import type { TableReading } from '@/lib/read-table'

/**
 * Reads files as tables. A newer file, `stop`, and the end of the component each cancel the earlier reading,
 * which then returns undefined.
 */
export function useTableFile() {
  const work = useRef<AbortController>(null)
  /** The progress of the reading in percent. Undefined if nothing is being read. */
  const [percent, setPercent] = useState<number>()
  useEffect(() => () => work.current?.abort(), [])
  const stop = () => {
    work.current?.abort()
    setPercent(undefined)
  }
  const read = async (file: Blob): Promise<TableReading | undefined> => {
    stop()
    const { signal } = (work.current = new AbortController())
    setPercent(0)
    // The code that reads tables is loaded for the first file.
    const { openTable } = await import('@/lib/open-table')
    if (signal.aborted) return undefined
    const reading = await openTable(file, signal, (share) => setPercent(Math.round(share * 100)))
    if (signal.aborted) return undefined
    setPercent(undefined)
    return reading
  }
  return { percent, read, stop }
}
