import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Made, Run } from './maker.ts'
import type { Task } from './worker.ts'

/** Tasks that a worker has at a time: while one is rendered, the answers of the next ones are on their way. */
const inFlight = 6

/**
 * Makes the snapshots of all tasks, on every core, and calls `onMade` for each. Stops taking tasks when `signal` aborts; those
 * begun are finished. Rejects when a worker breaks.
 */
export async function makeAll(
  run: Run,
  tasks: AsyncIterator<Task>,
  { onMade, signal }: { onMade: (made: Made) => void; signal: AbortSignal },
): Promise<void> {
  await Promise.all(Array.from({ length: availableParallelism() }, () => runWorker()))

  function runWorker(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: run })
      let open = 0
      let ended = false
      const giveNext = async () => {
        const next = ended || signal.aborted ? undefined : await tasks.next()
        if (next && !next.done) {
          open += 1
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
          worker.postMessage(next.value)
          return
        }
        ended = true
        if (open === 0) void worker.terminate().then(() => resolve())
      }
      worker.on('error', reject)
      worker.on('message', (made: Made | 'ready') => {
        if (made === 'ready') {
          for (let index = 0; index < inFlight; index += 1) giveNext().catch(reject)
          return
        }
        open -= 1
        onMade(made)
        giveNext().catch(reject)
      })
    })
  }
}
