/** The longest side of a picture that is sent, in px. The shop shows no larger picture. */
const widest = 2000

/**
 * A picture with more pixels is not drawn, because its pixels would fill the memory of a phone, even if its
 * file is small.
 */
const mostPixels = 100_000_000

/** A part of a picture, in px of the picture. */
type Part = { x: number; y: number; width: number; height: number }

/** The files that are accepted. */
type Rules = { types: readonly string[]; maxBytes: number }

/**
 * Data that cameras and editors write into the file in addition to the picture: place, device, author and
 * time.
 */
const told =
  /Exif\0\0|eXIf|[tiz][ET]Xt|EXIF|XMP |ns\.adobe\.com\/xap|XML:com\.adobe\.xmp|Photoshop 3\.0/

/** Returns true for the bytes of a file that contains data besides its picture. */
export function tellsMore(bytes: Uint8Array): boolean {
  return told.test(new TextDecoder('latin1').decode(bytes))
}

type Size = { width: number; height: number }

/**
 * Returns the size in the header of a JPEG, PNG or WebP file, in px. Returns null for other files and for
 * files that end before the size.
 */
export function sizeIn(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    if (view.getUint32(0) === 0x89_50_4e_47)
      return { width: view.getUint32(16), height: view.getUint32(20) }
    if (view.getUint16(0) === 0xff_d8) return jpegSize(view)
    return view.getUint32(8) === 0x57_45_42_50 ? webpSize(view) : null
  } catch {
    return null
  }
}

/** Finds the segment that starts the picture. Four of the sixteen numbers mean other segments. */
function jpegSize(view: DataView): Size {
  let at = 2
  while (!/^c[^48c]$/.test(view.getUint8(at + 1).toString(16))) at += 2 + view.getUint16(at + 2)
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}

function webpSize(view: DataView): Size {
  const kind = view.getUint8(15)
  const sides = view.getUint32(21, true)
  // A picture with lossless compression.
  if (kind === 0x4c) return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 }
  // A file that may contain data besides the picture.
  if (kind === 0x58)
    return {
      width: (view.getUint32(24, true) & 0xff_ffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const isTooWide = ({ width, height }: Size) => width * height > mostPixels

/**
 * Returns true for a picture with more pixels than may be drawn, according to its header. Call it before the
 * picture is drawn anywhere.
 */
export async function hasTooManyPixels(file: Blob): Promise<boolean> {
  const size = sizeIn(new Uint8Array(await file.arrayBuffer()))
  return size !== null && isTooWide(size)
}

/**
 * Returns a picture that may be sent. It is the file itself or, if the file is too large, too wide, of
 * another type, or contains data besides its picture, a redrawn picture. Rejects if the browser cannot draw
 * the picture or if it has too many pixels.
 */
export async function sendable(file: File, { types, maxBytes }: Rules): Promise<File> {
  const isKnown = types.includes(file.type)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = sizeIn(bytes) ?? { width: 0, height: 0 }
  const fits = isKnown && file.size <= maxBytes && Math.max(size.width, size.height) <= widest
  if (fits && !tellsMore(bytes)) return file
  if (isTooWide(size)) throw new Error('The picture has too many pixels')
  // With the camera's rotation applied.
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const type = isKnown ? file.type : 'image/jpeg'
  const blob = await drawn(picture, { x: 0, y: 0, width, height }, { type, maxBytes })
  picture.close()
  return new File([blob], file.name, { type: blob.type })
}

/** Draws a part of a picture, in a type or smaller as JPEG. Rejects when the browser can't. */
export async function drawn(
  picture: CanvasImageSource,
  { x, y, width, height }: Part,
  { type, maxBytes }: { type: string; maxBytes: number },
): Promise<Blob> {
  const share = Math.min(1, widest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * share)
  canvas.height = Math.round(height * share)
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await blobOf(canvas, type, 0.92)
  // A PNG of a photograph can be larger than the photograph.
  return blob.size <= maxBytes ? blob : blobOf(canvas, 'image/jpeg', 0.85)
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))),
      type,
      quality,
    )
  })
}
