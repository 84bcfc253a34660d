import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import type { Pipeline } from './pipeline'

/**
 * Answers the page's calls to `{apiBase}/api/` inside the page. It is used if no service worker can start,
 * for example without a secure origin or without storage. The network tab of the browser does not show these
 * calls, but the QA panel does.
 */
export function startInPage({ answer }: Pick<Pipeline, 'answer'>, apiBase: string): void {
  const calls = new URL(`${apiBase}/api/`, location.origin).href
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()] as const
  const interceptor = new BatchInterceptor({ name: 'mock world', interceptors })
  // oxlint-disable-next-line typescript/no-misused-promises -- the interceptor awaits its listeners
  interceptor.on('request', async function answerCall({ request, controller }) {
    if (!request.url.startsWith(calls)) return
    const outcome = await answer(request)
    if (outcome === 'network-error') controller.errorWith(new TypeError('Failed to fetch'))
    else controller.respondWith(outcome)
  })
  interceptor.apply()
}
