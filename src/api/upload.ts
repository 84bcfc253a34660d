import { person } from '@/lib/kept'
import { limits } from '@/lib/limits'
import { appPath } from '@/lib/links'
import { holdReload } from '@/lib/reload-page'
import { shopConfig } from '@/lib/shop-config'
import type { HostCall } from './adapter'
import { answerOf } from './answer-of'
import type { AnswerShape } from './answers/shape'
import { contentLanguage } from './content-language'
import { ApiError } from './errors'
import { bearer, nobody, session } from './session'
import { fromHost, toHost } from './to-host'

export type UploadOptions = {
  signal: AbortSignal
  /** Called with the share that is sent, from 0 to 1. Not called where the browser reports none, as with the mock API. */
  onProgress?: (share: number) => void
}

/**
 * Posts a form with files. Returns and throws what `http` does, and also reports the progress, which fetch can't.
 * The time-out starts again with every progress event, so that a slow line may take its time.
 */
export async function upload<T>(
  path: string,
  answer: AnswerShape,
  form: FormData,
  options: UploadOptions,
): Promise<T> {
  const sentIn = session.now()
  const sentBy = person.number()
  const token = appPath(path) === undefined ? null : sentIn.token
  const headers = new Headers(contentLanguage.headers())
  if (token) headers.set('Authorization', bearer(token).Authorization)
  const { operation } = answer
  const wanted = toHost(operation, { method: 'POST', path, headers, body: form })
  const call = await holdReload(send(wanted, options))
  const { status } = call
  if (status === 401 && token) session.end(sentIn.number, true)
  if (sentBy !== person.number()) return nobody()
  const text = fromHost(operation, call.responseText, status)
  return answerOf<T>(answer, { status, text, retryAfter: call.getResponseHeader('Retry-After') })
}

type Sent = HostCall<XMLHttpRequestBodyInit | null>

function send({ method, path, headers, body }: Sent, { signal, onProgress }: UploadOptions) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    signal.throwIfAborted()
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    function restartTimer() {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new ApiError('timeout')), limits.requestTimeoutMs)
    }
    function fail(reason: unknown) {
      reject(reason)
      call.abort()
    }
    const cancel = () => fail(signal.reason)
    signal.addEventListener('abort', cancel, { once: true })
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      restartTimer()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => resolve(call))
    call.addEventListener('error', () => reject(new ApiError('offline')))
    call.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    call.open(method, shopConfig.apiBase + path)
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    restartTimer()
    call.send(body)
  })
}
