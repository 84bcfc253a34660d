import { useEffect, useRef, useState } from 'react'

/** A file to send. `id` grows with the order of picking. */
export type UploadFile = { id: number; file: Blob; name: string }
/** A file being uploaded. It leaves the list when it is done. */
export type Upload = UploadFile & {
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** From 0 to 1; undefined while unknown. */
  share: number | undefined
  error: unknown
}
type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void }

export type UploadsProps = {
  send: (file: UploadFile, options: SendOptions) => Promise<string>
  /** `later` are the URLs of files that were picked after it and arrived before it. */
  onArrive: (url: string, later: ReadonlySet<string>, file: UploadFile) => void
}

const lanes = 3

/** Uploads files, three at a time. A failed one stays in the list for a retry or to be dropped; the others continue. */
export function useUploads({ send, onArrive }: UploadsProps) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const arrived = useRef(new Map<string, number>())

  function change(id: number, part: Partial<Upload>) {
    setUploads((list) => list.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  function drop({ id, preview }: Upload) {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setUploads((list) => list.filter((upload) => upload.id !== id))
    URL.revokeObjectURL(preview)
  }

  async function start(upload: Upload) {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(upload.id, controller)
    change(upload.id, { state: 'sending', share: undefined, error: undefined })
    try {
      const url = await send(upload, {
        signal,
        onProgress: (share) => change(upload.id, { share }),
      })
      if (signal.aborted) return
      drop(upload)
      arrived.current.set(url, upload.id)
      onArrive(url, laterThan(upload.id, arrived.current), upload)
    } catch (error) {
      if (signal.aborted) return
      running.current.delete(upload.id)
      change(upload.id, { state: 'failed', error })
    }
  }

  useEffect(function sendWaiting() {
    const free = lanes - running.current.size
    const waiting = uploads.filter(
      ({ id, state }) => state === 'waiting' && !running.current.has(id),
    )
    for (const upload of waiting.slice(0, Math.max(0, free))) void start(upload)
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
      setUploads((list) => [...list, ...added].toSorted((a, b) => a.id - b.id))
    },
    retry: ({ id }: Upload) => change(id, { state: 'waiting' }),
    drop,
  }
}

function laterThan(id: number, arrived: ReadonlyMap<string, number>): ReadonlySet<string> {
  return new Set([...arrived].filter(([, other]) => other > id).map(([url]) => url))
}
