import { limits } from '@/lib/limits'
import type { HostCall } from './adapter'
import type { AnswerShape } from './answers/shape'
import { ApiError } from './errors'
import { http, type CallInit } from './http'
import type { SentBody } from './to-host'

export type UploadOptions = {
  signal: AbortSignal
  /**
   * Gets the share that has been sent, from 0 to 1. Not called if the browser does not report the progress,
   * for example with the mock API.
   */
  onProgress?: (share: number) => void
}

/**
 * Sends a form with files by POST and reports its progress, which `fetch` cannot do. Each progress event
 * starts the time-out again, so that a slow connection has enough time. Returns and throws the same as
 * `http`.
 */
export function uploadForm<T>(
  path: string,
  answer: AnswerShape,
  body: FormData,
  options: UploadOptions,
): Promise<T> {
  const carry: CallInit['carry'] = (url, call) => send(url, call, options)
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

/**
 * Returns the server's answer as a `Response`. An empty body becomes null, because `Response` throws for a
 * body with a status such as 204.
 */
function answerTo(call: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['Retry-After', 'Date']) {
    const value = call.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(call.responseText || null, { status: call.status, headers })
}
