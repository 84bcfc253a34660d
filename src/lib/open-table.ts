import type { TableReading } from './read-table'
// The build creates the worker's file and makes its URL the default export.
// oxlint-disable-next-line import/default
import workerUrl from './table-worker.ts?worker&url'

const policy = globalThis.window?.trustedTypes?.createPolicy('table-worker', {
  createScriptURL: (url: string) => url,
})

type Progress = (share: number) => void

/**
 * Reads a file as a table in a worker, so that the page stays responsive. When the signal aborts, the worker
 * stops and its memory is freed. Never rejects. A file that cannot be read gives `noTable` or `tooLarge`, and
 * an aborted reading gives `noTable`.
 */
export function readTableInWorker(
  file: Blob,
  signal: AbortSignal,
  onProgress: Progress,
): Promise<TableReading> {
  return new Promise((resolve) => {
    const url = policy ? policy.createScriptURL(workerUrl) : workerUrl
    const worker = new Worker(url, { type: 'module' })
    const end = (reading: TableReading) => {
      worker.terminate()
      resolve(reading)
    }
    signal.addEventListener('abort', () => end('noTable'))
    worker.addEventListener('message', ({ data }: MessageEvent<number | TableReading>) =>
      typeof data === 'number' ? onProgress(data) : end(data),
    )
    // If the worker cannot start, the page reads the file itself with the same limits.
    worker.addEventListener('error', () => void readHere(file, onProgress).then(end))
    // Messages to a worker have no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file)
  })
}

async function readHere(file: Blob, onProgress: Progress): Promise<TableReading> {
  const { readTable } = await import('./read-table')
  return readTable(file, onProgress)
}
