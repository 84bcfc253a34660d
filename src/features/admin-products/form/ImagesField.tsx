import { memo, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import {
  type ImageProblem,
  acceptedImages,
  fileProblem,
  imageRules,
  isSquare,
  withRestored,
  withUploaded,
} from '@/domain/content/image-file'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { sendable } from '@/lib/picture-file'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { late } from '@/ui/feedback/late'
import { FieldNote } from '@/ui/fields/Field'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { DropArea, PickTile } from '@/ui/media/upload/PickTile'
import {
  TileBadge,
  TileBox,
  TileEnd,
  TileFoot,
  TileGrid,
  TileList,
  TileStart,
  type Upload,
  type UploadFile,
  UploadTile,
  useUploads,
} from '@/ui/media/upload/UploadTile'
import { SortableList, type SortableParts, arrayMove } from '@/ui/sortable/SortableList'
import { useToast } from '@/ui/toast/toast'
import { uploadErrors, uploadImage } from '../queries'

const CropDialog = late(async () => (await import('@/ui/media/upload/CropDialog')).CropDialog)

export type ImagesFieldProps = {
  value: readonly string[]
  onChange: (change: ImagesChange) => void
  error?: string | undefined
  onBusy?: (uploading: boolean) => void
}

/** The images of a product (Product §9: 9 at most, 1:1): taken in, cropped, uploaded, put in order, taken out again. */
export function ImagesField({ value, onChange, error, onBusy }: ImagesFieldProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const id = useId()
  const { field, intake, items, uploads, busy, ...images } = useImages({ value, onChange })
  const [crop] = intake.crops
  const max = imageRules.maxCount
  const full = value.length + uploads.length >= max
  const empty = value.length + uploads.length === 0
  const hint = msg('adminImages.hint', { max })
  const tellBusy = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => tellBusy(busy), [busy])
  return (
    <Stack $gap={3} role="group" aria-labelledby={`${id}-label`} ref={field}>
      <Row $gap={3} $align="baseline" $justify="space-between">
        <Text as="span" id={`${id}-label`} $size="sm" $weight="bold">
          {msg('adminImages.label')}
        </Text>
        <Text as="span" $size="sm" $color="inkSoft" $numeric>
          {msg('adminImages.count', { count: value.length, max })}
        </Text>
      </Row>
      <DropArea invitation={msg('adminImages.drop')} onFiles={intake.pick}>
        <TileGrid>
          <SortableList
            layout="grid"
            label={msg('adminImages.label')}
            items={items}
            itemId={(item) => item.id}
            itemName={(item) => msg('adminImages.name', { place: item.place })}
            onMove={(from, to) => onChange((before) => arrayMove([...before], from, to))}
          >
            {(item, parts) => <ImageTile {...item} {...parts} onRemove={images.remove} />}
          </SortableList>
          {uploads.length > 0 && (
            <TileList aria-label={msg('adminImages.uploading')}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadTile
                    upload={upload}
                    problem={errorText(uploadErrors(upload.error))}
                    onCancel={() => images.drop(upload)}
                    onRetry={() => images.retry(upload)}
                  />
                </li>
              ))}
            </TileList>
          )}
          {!full && (
            <PickTile
              label={msg('adminImages.add')}
              hint={hint}
              accept={acceptedImages}
              empty={empty}
              noteFor={id}
              error={error}
              onFiles={intake.pick}
            />
          )}
        </TileGrid>
      </DropArea>
      <Refusals refusals={intake.refusals} onDismiss={images.dismiss} />
      {/* While there is none, the hint stands in the tile itself. */}
      <FieldNote
        controlId={id}
        error={error}
        hint={full ? msg('adminImages.full', { max }) : empty ? undefined : hint}
      />
      <VisuallyHidden role="status">{images.news}</VisuallyHidden>
      {crop && (
        <CropDialog
          key={crop.id}
          file={crop.file}
          name={crop.name}
          waiting={intake.crops.length - 1}
          maxBytes={imageRules.maxBytes}
          onCropped={intake.cropped}
          onSkip={intake.skip}
        />
      )}
    </Stack>
  )
}

type ImageTileProps = Pick<SortableParts, 'handle' | 'steps'> & {
  url: string
  /** From 1, which is the cover. */
  place: number
  onRemove: (url: string, place: number) => void
}

const ImageTile = memo(function ImageTile({ url, place, handle, steps, onRemove }: ImageTileProps) {
  const msg = useMsg()
  return (
    <>
      <TileBox>
        <Picture src={url} alt={msg('adminImages.alt', { place })} ratio="1" whole sizes="180px" />
        <TileStart>{handle}</TileStart>
        <TileEnd>
          <IconButton
            data-remove
            label={msg('adminImages.remove', { place })}
            onClick={() => onRemove(url, place)}
          >
            <CloseIcon size={16} />
          </IconButton>
        </TileEnd>
        {place === 1 && <TileBadge>{msg('adminImages.cover')}</TileBadge>}
      </TileBox>
      <TileFoot>{steps}</TileFoot>
    </>
  )
})

type RefusalsProps = { refusals: readonly Refusal[]; onDismiss: () => void }

/** The files that did not get in, each by its name and with the reason; the others of the same pick did. */
export function Refusals({ refusals, onDismiss }: RefusalsProps) {
  const msg = useMsg()
  const max = imageRules.maxCount
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <Box $gap={2} $align="flex-start" $justify="space-between">
          <List>
            {refusals.map(({ name, why }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and none moves
              <li key={index}>{msg(`adminImages.problem.${why}`, { name, max })}</li>
            ))}
          </List>
          <IconButton label={msg('upload.dismiss')} onClick={onDismiss}>
            <CloseIcon size={18} />
          </IconButton>
        </Box>
      )}
    </div>
  )
}

const Box = styled(Row)`
  padding-inline-start: ${space(4)};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.sm};
`

const List = styled.ul`
  max-height: 240px;
  padding-block: ${space(3)};
  overflow-y: auto;
  overflow-wrap: anywhere;
`

/** The next images, or how they come from those before: several uploads may arrive at once. */
type ImagesChange = string[] | ((before: readonly string[]) => string[])
type ImagesProps = {
  value: readonly string[]
  onChange: (change: ImagesChange) => void
}

/** What happens to the images of a product: what is on its way, what was refused, taking out and putting back. */
function useImages({ value, onChange }: ImagesProps) {
  const msg = useMsg()
  const toast = useToast()
  const field = useRef<HTMLDivElement>(null)
  const [ids] = useState(() => new Map<string, string>())
  const { uploads, add, retry, drop } = useUploads({
    // The place where it was taken stays with whoever took it.
    send: async ({ file, name }, options) => {
      const image = new File([file], name, { type: file.type })
      return uploadImage({ file: await sendable(image, imageRules), name }, options)
    },
    onArrive(url, later, { name }) {
      if (field.current?.contains(document.activeElement)) setTimeout(followLostFocus)
      if (value.includes(url)) intake.refuse({ name, why: 'twice' })
      else onChange((before) => withUploaded(before, url, later))
    },
  })
  const intake = useImageIntake({ taken: value.length + uploads.length, onReady: add })
  const sending = uploads.filter(({ state }) => state !== 'failed').length

  /** The tile of what has arrived goes, with the button in it that may have had the focus. */
  function followLostFocus() {
    if (document.activeElement === document.body) focusPicker(field.current)
  }
  function remove(url: string, place: number) {
    focusBeside(field.current, place)
    onChange((before) => before.filter((one, index) => one !== url || index !== place - 1))
    toast({
      type: 'info',
      message: msg('adminImages.removed', { place }),
      undo: () => onChange((before) => withRestored(before, url, place - 1)),
    })
  }
  return {
    field,
    intake,
    uploads,
    retry,
    drop(upload: Upload) {
      drop(upload)
      // With the next frame there is room for another one again.
      setTimeout(() => focusPicker(field.current))
    },
    dismiss() {
      focusPicker(field.current)
      intake.dismiss()
    },
    remove,
    busy: sending > 0 || intake.busy,
    items: value.map((url, index) => {
      const again = value.indexOf(url) < index ? `-${index}` : ''
      return { url, id: idOf(ids, url) + again, place: index + 1 }
    }),
    news: useNews(sending, value.length),
  }
}

/** A short name for a URL: in the mock world it is the whole image. */
function idOf(ids: Map<string, string>, url: string): string {
  const id = ids.get(url) ?? `image-${ids.size + 1}`
  ids.set(url, id)
  return id
}

/** What a screen reader hears of the uploads: that they go, and when they have all ended. */
function useNews(sending: number, count: number): string {
  const msg = useMsg()
  const [hasStarted, setHasStarted] = useState(false)
  if (sending > 0 && !hasStarted) setHasStarted(true)
  if (!hasStarted) return ''
  return sending > 0
    ? msg('adminImages.said.sending', { count: sending })
    : msg('adminImages.said.arrived', { count })
}

const picker = 'input[type="file"]'
const controlsIn = (field: HTMLElement | null, controls: string) =>
  Array.from(field?.querySelectorAll<HTMLElement>(controls) ?? [])

/** Moves the focus off a tile that goes: to the next one, the one before, or to where images are added. */
function focusBeside(field: HTMLElement | null, place: number): void {
  const buttons = controlsIn(field, '[data-remove]')
  const target = buttons[place] ?? buttons[place - 2] ?? controlsIn(field, picker)[0]
  target?.focus()
}

/** To where images are added; where there is no room for another one, to the first. */
function focusPicker(field: HTMLElement | null): void {
  const target = controlsIn(field, picker)[0] ?? controlsIn(field, '[data-remove]')[0]
  target?.focus()
}

type IntakeProps = {
  /** Images that are there or on their way. */
  taken: number
  onReady: (files: readonly UploadFile[]) => void
}

/**
 * Looks at what was picked: refuses by name what can't be a product image or finds no room, hands on what is square,
 * and keeps the rest until it is cropped. One pick after the other, so that each knows how much room is left.
 */
function useImageIntake({ taken, onReady }: IntakeProps) {
  const [crops, setCrops] = useState<readonly UploadFile[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [checking, setChecking] = useState(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const now = useRef({ room: 0, onReady })
  useLayoutEffect(function rememberRoom() {
    now.current = { room: imageRules.maxCount - taken - crops.length, onReady }
  })

  async function check(picked: ReadonlyMap<File, UploadFile>) {
    const found = await checkedFiles([...picked.keys()], now.current.room)
    const those = (files: readonly File[]) => files.flatMap((file) => picked.get(file) ?? [])
    // At once: the next pick asks for the room that this one has left.
    flushSync(() => {
      setCrops((waiting) => [...waiting, ...those(found.toCrop)])
      setRefusals((list) => [...list, ...found.refusals])
      setChecking((count) => count - 1)
      now.current.onReady(those(found.square))
    })
  }
  const [first] = crops
  return {
    crops,
    refusals,
    busy: checking > 0 || crops.length > 0,
    pick(files: readonly File[]) {
      const picked = new Map(
        files.map((file) => {
          lastId.current += 1
          return [file, { id: lastId.current, file, name: file.name }]
        }),
      )
      setRefusals([])
      setChecking((count) => count + 1)
      line.current = line.current.then(() => check(picked))
    },
    /** The first that waits is cropped. */
    cropped(square: Blob) {
      setCrops(([, ...others]) => others)
      if (first) onReady([{ ...first, file: square }])
    },
    skip: () => setCrops(([, ...others]) => others),
    refuse: (refusal: Refusal) => setRefusals((list) => [...list, refusal]),
    dismiss: () => setRefusals([]),
  }
}

type Refusal = { name: string; why: ImageProblem | 'broken' | 'excess' | 'twice' }

/**
 * Looks into files in their order: their first bytes, their size, and whether the browser can draw them. Once there are
 * as many good ones as there is `room`, the others are refused without a look.
 */
async function checkedFiles(files: readonly File[], room: number) {
  const square: File[] = []
  const toCrop: File[] = []
  const refusals: Refusal[] = []
  for (const file of files) {
    const isFull = square.length + toCrop.length >= room
    // Neither can be read: a folder that was dropped, a file that has gone since, or one that is damaged.
    const verdict = await verdictOf(file, isFull).catch(() => 'broken' as const)
    if (verdict === 'square') square.push(file)
    else if (verdict === 'crop') toCrop.push(file)
    else refusals.push({ name: file.name, why: verdict })
  }
  return { square, toCrop, refusals }
}

async function verdictOf(file: File, isFull: boolean) {
  const problem = (await fileProblem(file)) ?? (isFull ? 'excess' : null)
  if (problem) return problem
  const picture = await createImageBitmap(file)
  const shape = isSquare(picture) ? 'square' : 'crop'
  picture.close()
  return shape
}
