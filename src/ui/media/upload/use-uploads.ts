import { useEffect, useRef, useState } from 'react'

/** A file to send. `id` grows with the order of picking. */
export type UploadFile = { id: number; file: Blob; name: string }
/** A file on its way. It leaves the list when it has arrived. */
export type Upload = UploadFile & {
  /** A local URL to show it by. */
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1; nothing while that is unknown. */
  share: number | undefined
  error: unknown
}
type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export type UploadsProps = {
  /** Sends one file and answers its URL. */
  send: (file: UploadFile, options: SendOptions) => Promise<string>
  /** `later` are the URLs of files that were picked after it and arrived before it. */
  onArrive: (url: string, later: ReadonlySet<string>, file: UploadFile) => void
}

/** How many are sent at the same time. */
const lanes = 3

/** Sends files, three at a time. One that fails stays, to be tried again or dropped; the others go on. */
export function useUploads({ send, onArrive }: UploadsProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const arrived = useRef(new Map<string, number>())

  function change(id: number, part: Partial<Upload>) {
    setUploads((list) => list.map((one) => (one.id === id ? { ...one, ...part } : one)))
  }

  function drop({ id, preview }: Upload) {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setUploads((list) => list.filter((one) => one.id !== id))
    URL.revokeObjectURL(preview)
  }

  async function start(one: Upload) {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(one.id, controller)
    change(one.id, { state: 'sending', share: undefined, error: undefined })
    try {
      const url = await send(one, { signal, onProgress: (share) => change(one.id, { share }) })
      if (signal.aborted) return
      drop(one)
      arrived.current.set(url, one.id)
      onArrive(url, laterThan(one.id, arrived.current), one)
    } catch (error) {
      if (signal.aborted) return
      running.current.delete(one.id)
      change(one.id, { state: 'failed', error })
    }
  }

  useEffect(function sendWaiting() {
    const free = lanes - running.current.size
    const waiting = uploads.filter(
      ({ id, state }) => state === 'waiting' && !running.current.has(id),
    )
    for (const one of waiting.slice(0, Math.max(0, free))) void start(one)
  })

  useEffect(function stopWithTheScreen() {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  return {
    uploads,
    add(files: readonly UploadFile[]) {
      const added = files.map((file): Upload => {
        const preview = URL.createObjectURL(file.file)
        return { ...file, preview, state: 'waiting', share: undefined, error: undefined }
      })
      setUploads((list) => [...list, ...added].toSorted((one, other) => one.id - other.id))
    },
    retry: ({ id }: Upload) => change(id, { state: 'waiting' }),
    drop,
  }
}

function laterThan(id: number, arrived: ReadonlyMap<string, number>): ReadonlySet<string> {
  return new Set([...arrived].filter(([, other]) => other > id).map(([url]) => url))
}
