import { useEffect, useRef, useState } from 'react'
import type { TableReading } from '@/lib/read-table'

/**
 * Returns `read` and `stop`, and the progress in percent. `read` reads a file as a table. A newer call of
 * `read`, a call of `stop`, and unmounting the component cancel the earlier reading. The promise of a
 * cancelled reading resolves to undefined.
 */
export function useTableReader() {
  const work = useRef<AbortController>(null)
  /** The progress in percent. It is undefined while nothing is being read. */
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
    // The code that reads tables loads with the first file.
    const { readTableInWorker } = await import('@/lib/open-table')
    if (signal.aborted) return undefined
    const reading = await readTableInWorker(file, signal, (share) =>
      setPercent(Math.round(share * 100)),
    )
    if (signal.aborted) return undefined
    setPercent(undefined)
    return reading
  }
  return { percent, read, stop }
}
