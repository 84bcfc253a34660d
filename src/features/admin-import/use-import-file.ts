import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { type CheckedRow, checkRows, importMax } from '@/domain/product/import/check-rows'
import {
  guessMapping,
  type ImportField,
  type ImportTable,
  importTable,
  isInOldFont,
  type Mapping,
  mappingProblem,
  readsCodes,
  withField,
} from '@/domain/product/import/fields'
import { useTyped } from '@/lib/reload-page'
import { everyVariant } from './queries'

/** A file as it was read, and what its columns are. */
export type OpenFile = { name: string; table: ImportTable; mapping: Mapping }

/** Why a file was not opened: it is no table, its letters need an old font, it has too many rows, or the shop's codes did not come (`failure`). */
export type FileProblem = { name: string; oldFont?: true; rows?: number; failure?: unknown }

/**
 * A chosen file: read, its columns guessed, its rows checked. A newer file or mapping stops the work on the one before.
 */
export function useImportFile() {
  const work = useRef<AbortController>(null)
  const [file, setFile] = useState<OpenFile>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<FileProblem>()
  /** Undefined until the rows are checked. */
  const [checked, setChecked] = useState<readonly CheckedRow[]>()
  useEffect(() => () => work.current?.abort(), [])
  useTyped(file !== undefined)

  const restart = () => {
    work.current?.abort()
    work.current = new AbortController()
    setChecked(undefined)
    return work.current.signal
  }
  const check = async (next: OpenFile) => {
    const signal = restart()
    setFile(next)
    if (mappingProblem(next.mapping)) return
    try {
      const { table, mapping } = next
      const variants = readsCodes(mapping) ? await everyVariant(() => {}, signal) : []
      const rows = checkRows(table.records, mapping, { firstLine: table.firstLine, variants })
      if (!signal.aborted) setChecked(rows)
    } catch (failure) {
      if (signal.aborted) return
      setFile(undefined)
      setProblem({ name: next.name, ...(failure instanceof ApiError && { failure }) })
    }
  }
  const open = async (picked: File) => {
    const signal = restart()
    const { name } = picked
    setReading(true)
    setProblem(undefined)
    const table = await readImport(picked).catch(() => null)
    if (signal.aborted) return
    setReading(false)
    if (!table) setProblem({ name })
    else if (isInOldFont(table)) setProblem({ name, oldFont: true })
    else if (table.records.length > importMax) setProblem({ name, rows: table.records.length })
    else await check({ name, table, mapping: guessMapping(table.heads) })
  }
  return {
    file,
    isReading,
    problem,
    checked,
    open,
    choose: (column: number, field: ImportField | null) =>
      file && void check({ ...file, mapping: withField(file.mapping, column, field) }),
    close: () => {
      restart()
      setFile(undefined)
    },
  }
}

/** Returns the table of a file, or null for a file that is none. What reads files loads with the first one. */
async function readImport(file: File): Promise<ImportTable | null> {
  const { readTable } = await import('@/lib/read-table')
  const rows = await readTable(file)
  return rows && importTable(rows)
}
