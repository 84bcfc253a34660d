import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import {
  type CheckedImportRow,
  checkImportRows,
  importMax,
} from '@/domain/product/import/check-rows'
import {
  guessMapping,
  type ImportField,
  type ImportTable,
  findImportTable,
  isInTcvn3,
  type ColumnMap,
  mappingProblem,
  needsExistingVariants,
  mapColumn,
} from '@/domain/product/import/fields'
import { useReloadBlock } from '@/lib/reload-page'
import { useTableReader } from '@/ui/media/upload/use-table-file'
import { loadEveryVariant } from './queries'

/** A file that was read: its table, and the field of each column. */
export type OpenedImportFile = { name: string; table: ImportTable; mapping: ColumnMap }

/**
 * The reason why a file was not opened. `failure` is set if the shop's variants failed to load, `rows` if the
 * table has too many rows, and `fault` if the file itself has an error. If all three are missing, an unknown
 * error stopped the check of the rows.
 */
export type ImportFileProblem = {
  name: string
  fault?: 'noTable' | 'tooLarge' | 'oldFont'
  rows?: number
  failure?: unknown
}

/**
 * Returns the picked file, and functions that open, map and close it. When a file is opened, the field of
 * each column is guessed from its heading. The rows are checked unless the fields have a problem
 * (`mappingProblem`). A new file, another mapping or closing the file stops an earlier check.
 */
export function useImportFile() {
  const work = useRef<AbortController>(null)
  const [file, setFile] = useState<OpenedImportFile>()
  const { percent, read, stop } = useTableReader()
  const [problem, setProblem] = useState<ImportFileProblem>()
  /** Undefined until all rows are checked. */
  const [checked, setChecked] = useState<readonly CheckedImportRow[]>()
  useEffect(() => () => work.current?.abort(), [])
  useReloadBlock(file !== undefined)

  const restart = () => {
    work.current?.abort()
    work.current = new AbortController()
    setChecked(undefined)
    return work.current.signal
  }
  const check = async (next: OpenedImportFile) => {
    const signal = restart()
    setFile(next)
    if (mappingProblem(next.mapping)) return
    try {
      const { table, mapping } = next
      const variants = needsExistingVariants(mapping)
        ? await loadEveryVariant(() => {}, signal)
        : []
      const rows = checkImportRows(table.records, mapping, { firstLine: table.firstLine, variants })
      if (!signal.aborted) setChecked(rows)
    } catch (failure) {
      if (signal.aborted) return
      setFile(undefined)
      setProblem({ name: next.name, ...(failure instanceof ApiError && { failure }) })
    }
  }
  const open = async (picked: File) => {
    restart()
    const { name } = picked
    setProblem(undefined)
    const rows = await read(picked).catch(() => 'noTable' as const)
    if (rows === undefined) return
    const table = typeof rows === 'string' ? null : findImportTable(rows)
    if (!table) setProblem({ name, fault: rows === 'tooLarge' ? rows : 'noTable' })
    else if (isInTcvn3(table)) setProblem({ name, fault: 'oldFont' })
    else if (table.records.length > importMax) setProblem({ name, rows: table.records.length })
    else await check({ name, table, mapping: guessMapping(table.heads) })
  }
  return {
    file,
    percent,
    stop,
    problem,
    checked,
    open,
    choose: (column: number, field: ImportField | null) =>
      file && void check({ ...file, mapping: mapColumn(file.mapping, column, field) }),
    close: () => {
      restart()
      setFile(undefined)
    },
  }
}
