import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  fileProblem,
  type ImageProblem,
  imageRules,
  isSquare,
  withRestored,
  withUploaded,
} from '@/domain/content/image-file'
import { useMsg } from '@/i18n/use-msg'
import { sendable } from '@/lib/picture-file'
import { type Upload, type UploadFile, useUploads } from '@/ui/media/upload/use-uploads'
import { useToast } from '@/ui/toast/toast'
import { uploadImage } from './mutations'

/** The next images, or how they come from those before: several uploads may arrive at once. */
export type ImagesChange = string[] | ((before: readonly string[]) => string[])
type ImagesProps = {
  value: readonly string[]
  onChange: (change: ImagesChange) => void
}

/** What happens to the images of a product: what is on its way, what was refused, taking out and putting back. */
export function useImages({ value, onChange }: ImagesProps) {
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

export type Refusal = { name: string; why: ImageProblem | 'broken' | 'excess' | 'twice' }

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
