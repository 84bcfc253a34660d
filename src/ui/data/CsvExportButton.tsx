import { useEffect, useRef, useState } from 'react'
import { shopDay } from '@/lib/dates'
import { downloadCsv } from '@/lib/table'
import { Button } from '../actions/Button'
import { useToast } from '../toast/toast'

type CsvExportProps<Row> = {
  label: string
  /**
   * Returns the text of the button during the export. A click then stops the export. `percent` is from 0 to
   * 100.
   */
  stopLabel: (percent: number) => string
  /** Loads all rows. `onProgress` gets the loaded share, from 0 to 1. */
  load: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<readonly Row[]>
  toCsv: (rows: readonly Row[]) => string
  fileName: string
  doneText: (count: number) => string
  errorText: (error: unknown) => string
}

/**
 * A button that downloads all rows of a list as a CSV file. While the rows load, it shows the progress, and a
 * click stops the export.
 */
export function CsvExportButton<Row>({ label, stopLabel, ...source }: CsvExportProps<Row>) {
  const toast = useToast()
  const running = useRef<AbortController>(null)
  const [percent, setPercent] = useState<number>()

  const stop = () => {
    running.current?.abort()
    running.current = null
    setPercent(undefined)
  }
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const { load, toCsv, fileName, doneText, errorText } = source
    const { signal } = (running.current = new AbortController())
    setPercent(0)
    try {
      const rows = await load((share) => setPercent(Math.round(share * 100)), signal)
      if (signal.aborted) return
      downloadCsv(`${fileName}-${shopDay()}.csv`, toCsv(rows))
      toast({ message: doneText(rows.length) })
    } catch (error) {
      if (signal.aborted) return
      toast({ type: 'error', message: errorText(error) })
    }
    stop()
  }
  // Both states use the same button element, so that it keeps the focus.
  return (
    <Button variant="secondary" onClick={() => (percent === undefined ? void start() : stop())}>
      {percent === undefined ? label : stopLabel(percent)}
    </Button>
  )
}
