import type { TableReading } from './read-table'
// The build makes the file and exports its address.
// oxlint-disable-next-line import/default
import workerUrl from './table-worker.ts?worker&url'

const policy = globalThis.window?.trustedTypes?.createPolicy('table-worker', {
  createScriptURL: (url: string) => url,
})

type Progress = (share: number) => void

/**
 * Reads a file as a table in a worker, so that the page stays responsive. When the signal aborts, the worker
 * ends and its memory is freed.
 */
export function openTable(
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
    // If no worker starts, the page reads the file itself, with the same limits.
    worker.addEventListener('error', () => void readHere(file, onProgress).then(end))
    // A worker has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(file)
  })
}

async function readHere(file: Blob, onProgress: Progress): Promise<TableReading> {
  const { readTable } = await import('./read-table')
  return readTable(file, onProgress)
}
