import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import type { SetupWorker } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'

/**
 * Answers the calls of stories inside the page. A phone on plain HTTP needs this, because it has no service
 * worker.
 */
export function startInPage(): SetupWorker {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()]
  const sources = [new InterceptorSource({ interceptors })]
  const network = defineNetwork({ sources, onUnhandledFrame: 'bypass' })
  network.enable()
  return { ...network, start: async () => undefined, stop: network.disable }
}
