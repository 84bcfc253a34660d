import { type AnyHandler, http, HttpResponse } from 'msw'
import { type OperationId, operationTable } from '../contract/operations.gen'
import { operationsByPath } from './match'
import type { Pipeline } from './pipeline'

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const

/**
 * Returns one msw handler for each operation. Its name is the method and the path, such as `GET
 * /api/orders/:code`. Every handler answers with the pipeline. `base` is an origin, `*` for any origin, or an
 * empty text for the origin of the page.
 */
export function operationHandlers(
  { answer }: Pick<Pipeline, 'answer'>,
  base: string,
  operations: readonly OperationId[] = operationsByPath,
): AnyHandler[] {
  return operations.map((operation) => {
    const { method, path } = operationTable[operation]
    return methods[method](base + path.replace(/\{(\w+)\}/g, ':$1'), resolver(answer))
  })
}

/**
 * Returns the handlers of all operations, and a last handler for every other call below `{base}/api/`. The
 * last handler answers HEAD calls as GET calls, and unknown paths with 404.
 */
export function interceptApi(pipeline: Pick<Pipeline, 'answer'>, base: string): AnyHandler[] {
  const others = http.all(`${base}/api/*`, resolver(pipeline.answer))
  return [...operationHandlers(pipeline, base), others]
}

function resolver(answer: Pipeline['answer']) {
  return async function answerCall({ request }: { request: Request }) {
    const outcome = await answer(request)
    return outcome === 'network-error' ? HttpResponse.error() : outcome
  }
}
