import { limits } from '@/lib/limits'
import { appPath } from '@/lib/safe-href'
import { shopConfig } from '@/lib/shop-config'
import { ApiError } from './errors'
import { answerOf } from './http'
import { session } from './session'

export type UploadOptions = {
  /** Ends the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal
  /** How much is on its way, from 0 to 1. Not called where the browser can't tell, as behind the mock world's worker. */
  onProgress?: (share: number) => void
}

/**
 * Posts a form with files to a path of the API. The one call besides `http`, whose fetch can't tell how far it is; it
 * answers and throws the same. The time-out counts from the last sign of progress, so that a slow line may take its time.
 */
export async function upload<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  const token = appPath(path) === undefined ? null : session.token()
  const { status, responseText } = await send(path, form, { ...options, token })
  if (status === 401 && token) session.expire(token)
  return answerOf<T>(status, responseText)
}

type Sending = UploadOptions & { token: string | null }

function send(path: string, form: FormData, { signal, onProgress, token }: Sending) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    signal.throwIfAborted()
    const call = new XMLHttpRequest()
    let patience: ReturnType<typeof setTimeout> | undefined
    function wait() {
      clearTimeout(patience)
      patience = setTimeout(() => fail(new ApiError('timeout')), limits.requestTimeoutMs)
    }
    function fail(reason: unknown) {
      reject(reason)
      call.abort()
    }
    const cancel = () => fail(signal.reason)
    signal.addEventListener('abort', cancel, { once: true })
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      wait()
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => resolve(call))
    call.addEventListener('error', () => reject(new ApiError('offline')))
    call.addEventListener('loadend', () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', cancel)
    })
    call.open('POST', shopConfig.apiBase + path)
    if (token) call.setRequestHeader('Authorization', `Bearer ${token}`)
    wait()
    call.send(form)
  })
}
