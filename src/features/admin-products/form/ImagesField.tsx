import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { ImageNote } from '@/api/generated/model'
import {
  acceptedTypes,
  imageFileProblem,
  type ImageProblem,
  imageRules,
  isSquareImage,
  withImageRestored,
  withImageUploaded,
} from '@/domain/content/image-file'
import { imageNote } from '@/domain/product/form'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { sendablePicture } from '@/lib/picture-file'
import { color, radius, space, text } from '@/theme/tokens.gen'
import { IconButton } from '@/ui/actions/IconButton'
import { firstWithId } from '@/ui/editor/window-task'
import { defer } from '@/ui/feedback/late'
import { FieldNote } from '@/ui/fields/Field'
import { CloseIcon } from '@/ui/icons'
import { Row, Stack, Text, VisuallyHidden } from '@/ui/layout/basics'
import { Picture } from '@/ui/media/Picture'
import { FileDropArea, FilePickerTile } from '@/ui/media/upload/FilePickerTile'
import {
  TileBadge,
  TileBox,
  TileEnd,
  TileFoot,
  TileGrid,
  TileList,
  TileStart,
  type FileToUpload,
  UploadTile,
  useUploads,
} from '@/ui/media/upload/UploadTile'
import { arrayMove, SortableList } from '@/ui/sortable/SortableList'
import { useToast } from '@/ui/toast/toast'
import { imageUploadErrorText, uploadProductImage } from '../queries'

const CropDialog = defer(async () => (await import('@/ui/media/upload/CropDialog')).CropDialog)

export type ImagesFieldProps = {
  value: readonly string[]
  /** The alternative text and the colour of each image. */
  notes?: readonly ImageNote[]
  onChange: (change: ImagesChange) => void
  error?: string | undefined
  onBusy?: (uploading: boolean) => void
}

/** The images of a product (Product §9: at most 9, square). Staff add, crop, sort and remove images here. */
export function ImagesField({ value, notes = noNotes, onChange, error, onBusy }: ImagesFieldProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  // The numbers by which screen readers name images. An image keeps its number when staff move it, so that
  // its name does not change.
  const [numbers] = useState(() => new Map<string, number>())
  const numberOf = (url: string) => {
    if (!numbers.has(url)) numbers.set(url, numbers.size + 1)
    return numbers.get(url) ?? 0
  }
  const removeId = (place: number) => `${id}-remove-${place}`
  const { uploads, add, retry, drop } = useUploads({
    // `sendablePicture` removes the location at which the photo was taken.
    send: async ({ file }, options) =>
      uploadProductImage(await sendablePicture(file, imageRules), options),
    onArrive(url, later, { file }) {
      // The tile of the finished upload disappears. If the tile had the focus, the focus moves to the picker.
      if (field.current?.contains(document.activeElement))
        setTimeout(() => document.activeElement === document.body && focusPicker())
      if (value.includes(url)) intake.refuse({ name: file.name, why: 'twice' })
      else onChange((before) => withImageUploaded(before, url, later))
    },
  })
  const taken = value.length + uploads.length
  const intake = useImageIntake({ taken, onReady: (file) => add([file]) })
  const [crop] = intake.crops
  const sending = uploads.filter(({ state }) => state !== 'failed').length
  const busy = sending > 0 || intake.busy
  const max = imageRules.maxCount
  const full = taken >= max
  const empty = taken === 0
  const hint = msg('adminImages.hint', { max })
  const reportBusy = useEffectEvent((now: boolean) => onBusy?.(now))
  useEffect(() => reportBusy(busy), [busy])

  /** Focuses the picker, or the first image when the product has all its images and no picker. */
  function focusPicker() {
    const control = picker.current ?? firstWithId(removeId(1))
    control?.focus()
  }
  function remove(url: string, place: number) {
    // The tile disappears, so the focus moves to the next tile, else to the previous tile, else to the
    // picker.
    const beside = firstWithId(removeId(place + 1), removeId(place - 1)) ?? picker.current
    beside?.focus()
    onChange((before) => before.filter((other, index) => other !== url || index !== place - 1))
    toast({
      type: 'info',
      message: msg('adminImages.removed', { place: numberOf(url) }),
      undo: () => onChange((before) => withImageRestored(before, url, place - 1)),
    })
  }
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
      <FileDropArea invitation={msg('adminImages.drop')} onFiles={intake.pick}>
        <ShopTiles>
          <SortableList
            layout="grid"
            label={msg('adminImages.label')}
            items={value.map((url, index) => ({ url, place: index + 1 }))}
            // A host may send the same picture twice. The id of the second one then contains its position,
            // because ids must be unique.
            itemId={({ url, place }) => (value.indexOf(url) < place - 1 ? `${url} ${place}` : url)}
            itemName={({ url }) => msg('adminImages.name', { place: numberOf(url) })}
            onMove={(from, to) => onChange((before) => arrayMove([...before], from, to))}
          >
            {({ url, place }, { handle, steps }) => (
              <>
                <TileBox>
                  <Picture
                    src={url}
                    alt={
                      imageNote(notes, url).alt || msg('adminImages.alt', { place: numberOf(url) })
                    }
                    ratio="3 / 4"
                    sizes="180px"
                  />
                  <TileStart>{handle}</TileStart>
                  <TileEnd>
                    <IconButton
                      id={removeId(place)}
                      label={msg('adminImages.remove', { place: numberOf(url) })}
                      onClick={() => remove(url, place)}
                    >
                      <CloseIcon size={16} />
                    </IconButton>
                  </TileEnd>
                  {place === 1 && <TileBadge>{msg('adminImages.cover')}</TileBadge>}
                </TileBox>
                <TileFoot>{steps}</TileFoot>
              </>
            )}
          </SortableList>
          {uploads.length > 0 && (
            <TileList aria-label={msg('adminImages.uploading')}>
              {uploads.map((upload) => (
                <li key={upload.id}>
                  <UploadTile
                    upload={upload}
                    problem={errorText(imageUploadErrorText(upload.error))}
                    onCancel={() => {
                      drop(upload)
                      // The picker may be missing until React renders it in the next frame.
                      setTimeout(focusPicker)
                    }}
                    onRetry={() => retry(upload)}
                  />
                </li>
              ))}
            </TileList>
          )}
          {!full && (
            <FilePickerTile
              ref={picker}
              label={msg('adminImages.add')}
              hint={hint}
              accept={acceptedTypes}
              empty={empty}
              noteFor={id}
              error={error}
              onFiles={intake.pick}
            />
          )}
        </ShopTiles>
      </FileDropArea>
      <Refusals
        refusals={intake.refusals}
        onDismiss={() => {
          focusPicker()
          intake.dismiss()
        }}
      />
      {/* Without images, the tile of the picker already shows the hint. */}
      <FieldNote
        controlId={id}
        error={error}
        hint={full ? msg('adminImages.full', { max }) : empty ? undefined : hint}
      />
      <VisuallyHidden role="status">{useNews(sending, value.length)}</VisuallyHidden>
      {crop && (
        <CropDialog
          key={crop.id}
          file={crop.file}
          waiting={intake.crops.length - 1}
          maxBytes={imageRules.maxBytes}
          onCropped={intake.cropped}
          onSkip={intake.skip}
        />
      )}
    </Stack>
  )
}

/* The tiles have the shape in which the shop shows the images. */
const ShopTiles = styled(TileGrid)`
  --tile-ratio: 3 / 4;
`

const noNotes: readonly ImageNote[] = []

type RefusalsProps = { refusals: readonly Refusal[]; onDismiss: () => void }

/** The names of the refused files, each with the reason. */
function Refusals({ refusals, onDismiss }: RefusalsProps) {
  const msg = useMsg()
  const max = imageRules.maxCount
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <Box $gap={2} $align="flex-start" $justify="space-between">
          <List>
            {refusals.map(({ name, why }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- no file moves, and names repeat
              <li key={index}>{msg(`adminImages.problem.${why}`, { name, max })}</li>
            ))}
          </List>
          <IconButton label={msg('ui.toast.dismiss')} onClick={onDismiss}>
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
`

/**
 * The next images, or a function that makes them from the current images. Uploads pass a function, because
 * several uploads may finish before the next render.
 */
type ImagesChange = string[] | ((before: readonly string[]) => string[])

/**
 * Returns a text for screen readers about the progress of uploads. Returns '' until the first upload starts.
 */
function useNews(sending: number, count: number): string {
  const msg = useMsg()
  const [hasStarted, setHasStarted] = useState(false)
  if (sending > 0 && !hasStarted) setHasStarted(true)
  if (!hasStarted) return ''
  return sending > 0
    ? msg('adminImages.said.sending', { count: sending })
    : msg('adminImages.said.arrived', { count })
}

type IntakeProps = {
  /** The number of images, including uploads that are still running. */
  taken: number
  onReady: (file: FileToUpload) => void
}

/**
 * Checks picked files one after the other. Square images are passed to `onReady`, and other images wait until
 * staff crop them. Files that are no product images are refused. When the field is full, all further files
 * are refused.
 */
function useImageIntake({ taken, onReady }: IntakeProps) {
  const [crops, setCrops] = useState<readonly FileToUpload[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [checking, setChecking] = useState(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const lastId = useRef(0)
  const now = useRef({ isFull: false, onReady })
  useLayoutEffect(function rememberRoom() {
    now.current = { isFull: taken + crops.length >= imageRules.maxCount, onReady }
  })
  const refuse = (refusal: Refusal) => setRefusals((list) => [...list, refusal])

  async function check(file: File, id: number) {
    // Some files can't be read: a dropped folder, a file that was deleted meanwhile, or a damaged file.
    const verdict = await verdictOf(file, now.current.isFull).catch(() => 'broken' as const)
    // React renders at once, so that the check of the next file knows how many images are still allowed.
    flushSync(() => {
      setChecking((count) => count - 1)
      if (verdict === 'square') now.current.onReady({ id, file })
      else if (verdict === 'crop') setCrops((waiting) => [...waiting, { id, file }])
      else refuse({ name: file.name, why: verdict })
    })
  }
  const [first] = crops
  const skip = () => setCrops(([, ...others]) => others)
  return {
    crops,
    refusals,
    busy: checking > 0 || crops.length > 0,
    pick(files: readonly File[]) {
      setRefusals([])
      setChecking((count) => count + files.length)
      for (const file of files) {
        const id = (lastId.current += 1)
        line.current = line.current.then(() => check(file, id))
      }
    },
    /** Accepts the cropped version of the first image that waits. */
    cropped(square: File) {
      skip()
      if (first) onReady({ ...first, file: square })
    },
    skip,
    refuse,
    dismiss: () => setRefusals([]),
  }
}

type Refusal = { name: string; why: ImageProblem | 'broken' | 'excess' | 'twice' }

/**
 * Returns 'square' or 'crop' for a usable image, else the problem. The check covers the first bytes of the
 * file, its size, and the shape of the picture. `isFull` is true when the product already has all its images.
 * Rejects if the browser can't draw the picture.
 */
async function verdictOf(file: File, isFull: boolean) {
  const problem = (await imageFileProblem(file)) ?? (isFull ? 'excess' : null)
  if (problem) return problem
  const picture = await createImageBitmap(file)
  const shape = isSquareImage(picture) ? 'square' : 'crop'
  picture.close()
  return shape
}
