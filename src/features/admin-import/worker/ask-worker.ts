// Vite's query makes the address of the bundled worker from it.
// oxlint-disable-next-line import/default
import workerUrl from './import.worker?worker&url'
import type { Answers, Question } from './question'

/** The policy for the shop's own worker (scripts/lib/page-policy.ts allows it by name). */
const policy = window.trustedTypes?.createPolicy('own-worker', {
  createScriptURL: (url: string) => url,
})

/**
 * Asks a worker of its own, which ends with the answer. Rejects where the worker can't be loaded or fails, and when
 * `signal` aborts.
 */
export function askWorker<Asked extends Question>(
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
