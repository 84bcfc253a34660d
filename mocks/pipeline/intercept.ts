import { http, HttpResponse, type AnyHandler } from 'msw'
import type { Pipeline } from './pipeline'

/** Answers every call below `{base}/api/` with a pipeline. `base` is an origin, `*` for any, or ''. */
export function interceptApi({ answer }: Pick<Pipeline, 'answer'>, base: string): AnyHandler {
  return http.all(`${base}/api/*`, async function answerCall({ request }) {
    const outcome = await answer(request)
    return outcome === 'network-error' ? HttpResponse.error() : outcome
  })
}
