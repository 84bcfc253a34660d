import { useRef, useState } from 'react'
import { withUploaded, withRestored } from '@/domain/admin/image-file'
import { useMsg } from '@/i18n/use-msg'
import { useToast } from '@/ui/toast/toast'
import { type Upload, useUploads } from '@/ui/media/upload/use-uploads'
import { uploadImage } from './mutations'
import { useImageIntake } from './use-image-intake'

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
    send: uploadImage,
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

/** A short name for a URL: in the mock world it is the whole image, which no list should compare. */
function idOf(ids: Map<string, string>, url: string): string {
  const id = ids.get(url) ?? `image-${ids.size + 1}`
  ids.set(url, id)
  return id
}

/** What a screen reader hears of the uploads: that they go, and when they have all ended. */
function useNews(sending: number, count: number): string {
  const msg = useMsg()
  const [began, setBegan] = useState(false)
  if (sending > 0 && !began) setBegan(true)
  if (!began) return ''
  return sending > 0
    ? msg('adminImages.said.sending', { count: sending })
    : msg('adminImages.said.arrived', { count })
}

/** Moves the focus off a tile that goes: to the next one, the one before, or to where images are added. */
function focusBeside(field: HTMLElement | null, place: number): void {
  const buttons = removeButtons(field)
  const beside = buttons[place] ?? buttons[place - 2]
  const other = beside ?? field?.querySelector<HTMLElement>('input[type="file"]')
  other?.focus()
}

/** To where images are added; where there is no room for another one, to the first. */
function focusPicker(field: HTMLElement | null): void {
  const picker = field?.querySelector<HTMLElement>('input[type="file"]')
  const target = picker ?? removeButtons(field)[0]
  target?.focus()
}

const removeButtons = (field: HTMLElement | null) =>
  Array.from(field?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])
