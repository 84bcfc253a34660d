import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { acceptedImages, imageRules, isHeic, withUploaded } from '@/domain/content/image-file'
import { returnLimits } from '@/domain/returns/returns'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { sendable } from '@/lib/picture-file'
import { IconButton } from '@/ui/actions/IconButton'
import { FieldNote } from '@/ui/fields/FieldNote'
import { CloseIcon } from '@/ui/icons'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { Picture } from '@/ui/media/Picture'
import { PickTile } from '@/ui/media/upload/PickTile'
import {
  TileBox,
  TileEnd,
  TileGrid,
  TileList,
  UploadTile,
  useUploads,
} from '@/ui/media/upload/UploadTile'
import { photoErrors } from './errors'
import { uploadPhoto } from './mutations'

type ReturnPhotosProps = {
  order: { code: string; phone: string }
  /** Addresses of what has arrived. */
  value: readonly string[]
  /** Called with how the next ones come from those before: several may arrive at once. */
  onChange: (change: (before: readonly string[]) => readonly string[]) => void
  onBusy: (isBusy: boolean) => void
}

const max = returnLimits.photos

/** Why a file can't be sent, or null: what the browser can draw is made to fit. */
async function photoProblem(file: File): Promise<'heic' | 'refused' | null> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return null
  } catch {
    const head = await file
      .slice(0, imageRules.headBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    return isHeic(new Uint8Array(head)) ? 'heic' : 'refused'
  }
}

/** Photos of what goes back: picked, uploaded at once, taken out again. Its texts are the bundle `upload`. */
export function ReturnPhotos({ order, value, onChange, onBusy }: ReturnPhotosProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const [picked, setPicked] = useState(0)
  const { uploads, add, retry, drop } = useUploads({
    send: async ({ file, name }, options) => {
      const photo = new File([file], name, { type: file.type })
      return uploadPhoto(order, { file: await sendable(photo, imageRules), name }, options)
    },
    onArrive: (url, later) =>
      onChange((before) => (before.includes(url) ? before : withUploaded(before, url, later))),
  })
  const isBusy = uploads.some(({ state }) => state !== 'failed')
  const tellBusy = useEffectEvent((now: boolean) => onBusy(now))
  useEffect(() => tellBusy(isBusy), [isBusy])

  const taken = value.length + uploads.length
  /** The button goes with its tile, so the focus moves to where photos are added. */
  const focusPicker = () =>
    setTimeout(() => field.current?.querySelector<HTMLElement>('input[type=file]')?.focus())

  async function pick(files: readonly File[]): Promise<void> {
    const problems = await Promise.all(files.map(photoProblem))
    const good = files.filter((_, index) => problems[index] === null)
    const refused = files.find((file) => !good.includes(file))
    const why = problems.find((problem) => problem !== null) ?? 'refused'
    const room = max - taken
    setProblem(
      refused
        ? msg(`return.photos.${why}`, { name: refused.name })
        : good.length > room
          ? msg('return.photos.excess', { max })
          : undefined,
    )
    setPicked(picked + files.length)
    add(good.slice(0, room).map((file, index) => ({ id: picked + index, file, name: file.name })))
  }

  return (
    <Stack $gap={2} role="group" aria-labelledby={`${id}-label`} ref={field}>
      <Text as="span" id={`${id}-label`} $size="sm" $weight="bold">
        {msg('return.photos')}
      </Text>
      <TileGrid>
        <TileList>
          {value.map((url, index) => (
            <li key={url}>
              <TileBox>
                <Picture
                  src={url}
                  alt={msg('return.photos.photo', { n: index + 1 })}
                  ratio="1"
                  personal
                />
                <TileEnd>
                  <IconButton
                    label={msg('return.photos.remove', { n: index + 1 })}
                    onClick={() => {
                      focusPicker()
                      onChange((before) => before.filter((one) => one !== url))
                    }}
                  >
                    <CloseIcon size={16} />
                  </IconButton>
                </TileEnd>
              </TileBox>
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadTile
                upload={upload}
                problem={errorText(photoErrors(upload.error))}
                onCancel={() => {
                  focusPicker()
                  drop(upload)
                }}
                onRetry={() => retry(upload)}
              />
            </li>
          ))}
        </TileList>
        {taken < max && (
          <PickTile
            label={msg('return.photos.add')}
            hint={msg('return.photos.hint', { max })}
            accept={acceptedImages}
            empty={taken === 0}
            noteFor={id}
            error={problem}
            onFiles={(files) => void pick(files)}
          />
        )}
      </TileGrid>
      <FieldNote controlId={id} error={problem} />
    </Stack>
  )
}
