import { Button } from './Button'
import { type CsvSource, useCsvExport } from './use-csv-export'

type CsvExportProps<Row> = CsvSource<Row> & {
  label: string
  stopLabel: (percent: number) => string
}

/** Saves all rows of a list as a table for spreadsheets; a long one says how far it is and can be stopped. */
export function CsvExport<Row>({ label, stopLabel, ...source }: CsvExportProps<Row>) {
  const { percent, start, stop } = useCsvExport(source)
  // One button in both states, so that it keeps the focus.
  return (
    <Button variant="secondary" onClick={percent === undefined ? start : stop}>
      {percent === undefined ? label : stopLabel(percent)}
    </Button>
  )
}
