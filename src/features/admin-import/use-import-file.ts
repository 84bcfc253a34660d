import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { type CheckedRow, importMax } from '@/domain/product/import/check-rows'
import {
  guessMapping,
  type ImportField,
  type Mapping,
  mappingProblem,
  readsCodes,
  withField,
} from '@/domain/product/import/fields'
import type { ImportTable } from '@/domain/product/import/table'
import { useTyped } from '@/lib/reload-page'
import type { Answers, Question } from './import.worker'
// Vite's query makes the address of the bundled worker from it.
// oxlint-disable-next-line import/default
import workerUrl from './import.worker?worker&url'
import { everyVariant } from './queries'

/** A file as it was read, and what its columns are. */
export type OpenFile = { name: string; table: ImportTable; mapping: Mapping }

/** Why a file was not opened: it is no table, has too many rows, or the shop's codes did not come (`failure`). */
export type FileProblem = { name: string; rows?: number; failure?: unknown }

/**
 * A chosen file: read, its columns guessed, its rows checked by a worker. A newer file or mapping stops the work on
 * the one before.
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
      const rows = await askWorker({ kind: 'check', table, mapping, variants }, signal)
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
    const table = await askWorker({ kind: 'read', file: picked }, signal).catch(() => null)
    if (signal.aborted) return
    setReading(false)
    if (!table) setProblem({ name })
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

/** The policy for the shop's own worker (scripts/lib/page-policy.ts allows it by name). */
const policy = window.trustedTypes?.createPolicy('own-worker', {
  createScriptURL: (url: string) => url,
})

/**
 * Asks a worker of its own, which ends with the answer. Rejects where the worker can't be loaded or fails, and when
 * `signal` aborts.
 */
function askWorker<Asked extends Question>(
  question: Asked,
  signal: AbortSignal,
): Promise<Answers[Asked['kind']]> {
  const { promise, resolve, reject } = Promise.withResolvers<Answers[Asked['kind']]>()
  const url = policy ? policy.createScriptURL(workerUrl) : workerUrl
  const worker = new Worker(url, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answers[Asked['kind']]>) =>
    resolve(data),
  )
  worker.addEventListener('error', () => reject(new Error('The worker failed')))
  signal.addEventListener('abort', () => reject(signal.reason))
  // A worker has no origin to aim at.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(question)
  return promise.finally(() => worker.terminate())
}
