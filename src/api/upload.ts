import { limits } from '@/lib/limits'
import type { HostCall } from './adapter'
import type { AnswerShape } from './answers/shape'
import { ApiError } from './errors'
import { http, type Sent } from './http'
import type { SentBody } from './to-host'

export type UploadOptions = {
  signal: AbortSignal
  /**
   * Called with the share that is sent, from 0 to 1. Not called where the browser reports none, as with the
   * mock API.
   */
  onProgress?: (share: number) => void
}

/**
 * Posts a form with files. Returns and throws what `http` does, and also reports the progress, which fetch
 * can't. The time-out starts again with every progress event, so that a slow line may take its time.
 */
export function upload<T>(
  path: string,
  answer: AnswerShape,
  body: FormData,
  options: UploadOptions,
): Promise<T> {
  const carry: Sent['carry'] = (url, call) => send(url, call, options)
  return http<T>(path, answer, { method: 'POST', body, signal: options.signal, carry })
}

type Call = HostCall<SentBody>

function send(url: string, { method, headers, body }: Call, { signal, onProgress }: UploadOptions) {
  return new Promise<Response>((resolve, reject) => {
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
    call.addEventListener('load', () => resolve(answerTo(call)))
    call.addEventListener('error', () => reject(new ApiError('offline')))
    call.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    })
    call.open(method, url)
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    restartTimer()
    call.send(body)
  })
}

/** A status without a body can't be given one, not even an empty one. */
function answerTo(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['Retry-After', 'Date']) {
    const value = call.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(call.responseText || null, { status: call.status, headers })
}
