import { useEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import {
  color,
  leading,
  media,
  motion,
  radius,
  size,
  space,
  text,
  weight,
} from '@/theme/tokens.gen'
import { IconButton } from '../../actions/IconButton'
import { Spinner } from '../../actions/Spinner'
import { CloseIcon } from '../../icons'

type UploadTileProps = {
  upload: Upload
  problem?: string | undefined
  onCancel: () => void
  onRetry: () => void
}

/**
 * The tile of a file during its upload. It shows a preview and the progress, or the error and a retry button.
 */
export function UploadTile({ upload, problem, onCancel, onRetry }: UploadTileProps) {
  const msg = useMsg()
  const { preview, share, state } = upload
  const { name } = upload.file
  const failed = state === 'failed'
  const percent = share === undefined ? undefined : Math.round(share * 100)
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <>
      <TileBox data-failed={failed || undefined}>
        <Preview src={preview} alt="" />
        {!failed && (
          <Meter
            role="progressbar"
            aria-label={msg('upload.progress', { name })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            {percent === undefined ? <Spinner /> : <Percent>{percent}%</Percent>}
            <Bar style={{ transform: `scaleX(${share ?? 0})` }} />
          </Meter>
        )}
        <TileEnd>
          <IconButton ref={cancel} label={msg('upload.cancel', { name })} onClick={onCancel}>
            <CloseIcon size={16} />
          </IconButton>
        </TileEnd>
      </TileBox>
      {failed ? (
        <>
          <TileNote role="alert" data-failed>
            {`${name}: ${problem}`}
          </TileNote>
          <Retry
            type="button"
            onClick={() => {
              // The clicked button disappears, so the focus moves to the cancel button.
              cancel.current?.focus()
              onRetry()
            }}
            aria-label={msg('upload.retryNamed', { name })}
          >
            {msg('ui.retry')}
          </Retry>
        </>
      ) : (
        <TileNote>{msg(state === 'waiting' ? 'upload.waiting' : 'upload.sending')}</TileNote>
      )}
    </>
  )
}

const Preview = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.45;
`

const Meter = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

const Percent = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${space(3)};
  background: ${color.surface};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`

const Bar = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  height: ${space(1)};
  background: ${color.accent};
  transform-origin: left;
  transition: transform ${motion.base} ${motion.ease};
`

const Retry = styled.button`
  min-height: 44px;
  padding-inline-end: ${space(3)};
  color: ${color.accent};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  text-decoration: underline;
  text-underline-offset: 4px;
`

/** A file to upload. `id` increases in the order in which the files are chosen. */
export type FileToUpload = { id: number; file: File }
/** A file during its upload. After the upload it is removed from the list. */
type Upload = FileToUpload & {
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** The progress from 0 to 1. Undefined while the progress is unknown. */
  share: number | undefined
  error: unknown
}
type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void }

type UploadsProps = {
  send: (file: FileToUpload, options: SendOptions) => Promise<string>
  /**
   * Called with the URL of an uploaded file. `later` contains the URLs of files that were chosen after this
   * file but were uploaded before it.
   */
  onArrive: (url: string, later: ReadonlySet<string>, file: FileToUpload) => void
}

const lanes = 3

/**
 * Returns a list of uploads and the functions that add, repeat and remove them. Three files are uploaded at a
 * time. A failed file stays in the list until the user repeats or removes it.
 */
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
    add(files: readonly FileToUpload[]) {
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

/** A grid of tiles. A phone shows three in a row, a wider screen as many as fit. */
export const TileGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${space(3)} ${space(2)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    gap: ${space(4)} ${space(3)};
  }
`

/** A list whose items are cells of the TileGrid around it. */
export const TileList = styled.ul`
  display: contents;
`

/** A box that keeps its size whatever it contains. It is square, or as `--tile-ratio` says. */
export const TileBox = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: var(--tile-ratio, 1);
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sand};

  &[data-failed] {
    border-color: ${color.danger};
  }
`

/* A button that looks like a smaller disc, so that it hides less of the picture. */
const disc = css`
  position: absolute;
  inset-block-start: 0;
  z-index: 1;

  & > button,
  & > button:is(:hover, :active):enabled {
    isolation: isolate;
    background: none;
  }

  & > button::before {
    position: absolute;
    inset: calc(50% - ${space(3.5)});
    z-index: -1;
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.surface};
    content: '';
  }

  /* The focus ring is inside the button, because the tile cuts off what is outside. */
  & > button:focus-visible {
    outline-offset: -2px;
  }

  & > button:hover::before {
    border-color: ${color.lineStrong};
    background: ${color.sand};
  }
`

export const TileStart = styled.div`
  ${disc}
  inset-inline-start: 0;
`

export const TileEnd = styled.div`
  ${disc}
  inset-inline-end: 0;
`

/** A label at the lower edge of the picture. */
export const TileBadge = styled.span`
  position: absolute;
  inset-block-end: ${space(1)};
  inset-inline-start: ${space(1)};
  max-width: calc(100% - ${space(2)});
  padding: 0 ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.ink};
  color: ${color.onAccent};
  font-size: ${text.xs};
  line-height: ${space(6)};
`

/**
 * A row of controls below the picture. With a mouse, it lies above the lower edge of the picture, and is only
 * visible while the pointer or the focus is there.
 */
export const TileFoot = styled.div`
  display: flex;
  justify-content: space-between;
  min-height: ${size.target};

  ${media.hover} {
    position: relative;
    margin-block-start: -${size.target};

    :not(:hover, :focus-within) > & {
      opacity: 0;
    }

    & > button {
      background: ${color.surface};
    }
  }
`

const TileNote = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.xs};
  line-height: ${leading.text};
  overflow-wrap: anywhere;

  &[data-failed] {
    color: ${color.danger};
  }
`
