/** The longest side of an uploaded picture, in px. The shop never shows a picture larger. */
const widest = 2000

/**
 * The greatest number of pixels in a picture. A phone's memory cannot hold more, even if the picture's file
 * is small.
 */
const mostPixels = 100_000_000

/** A part of a picture, in px of the picture. */
type Part = { x: number; y: number; width: number; height: number }

/** The media types and the size in bytes that an uploaded file may have. */
type Rules = { types: readonly string[]; maxBytes: number }

/** Matches the metadata in a picture file, which cameras and editors add: place, device, author and time. */
const told =
  /Exif\0\0|eXIf|[tiz][ET]Xt|EXIF|XMP |ns\.adobe\.com\/xap|XML:com\.adobe\.xmp|Photoshop 3\.0/

/** Returns true if a picture file contains metadata, such as the place where the picture was taken. */
export function hasPictureMetadata(bytes: Uint8Array): boolean {
  return told.test(new TextDecoder('latin1').decode(bytes))
}

type Size = { width: number; height: number }

/**
 * Returns the size of a picture in px, from the header of a JPEG, PNG or WebP file. Returns null for other
 * files and for incomplete headers.
 */
export function readPictureSize(bytes: Uint8Array): Size | null {
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

/**
 * Finds the segment that contains the size of a JPEG. The segment types c0 to cf contain it, except c4, c8
 * and cc.
 */
function jpegSize(view: DataView): Size {
  let at = 2
  while (!/^c[^48c]$/.test(view.getUint8(at + 1).toString(16))) at += 2 + view.getUint16(at + 2)
  return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}

function webpSize(view: DataView): Size {
  const kind = view.getUint8(15)
  const sides = view.getUint32(21, true)
  // `VP8L` marks a file with lossless compression.
  if (kind === 0x4c) return { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 }
  // `VP8X` marks a file that may contain metadata besides the picture.
  if (kind === 0x58)
    return {
      width: (view.getUint32(24, true) & 0xff_ffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const isTooWide = ({ width, height }: Size) => width * height > mostPixels

/**
 * Returns true if the header of a picture file states more pixels than the shop may draw. Call it before the
 * picture is drawn.
 */
export async function hasTooManyPixels(file: Blob): Promise<boolean> {
  const size = readPictureSize(new Uint8Array(await file.arrayBuffer()))
  return size !== null && isTooWide(size)
}

/**
 * Returns a picture file that may be uploaded. A file that fits is returned unchanged. A file that is too
 * large, is too wide, has another type or has metadata is drawn again as a new file. Rejects if the picture
 * cannot be drawn or has too many pixels.
 */
export async function sendablePicture(file: File, { types, maxBytes }: Rules): Promise<File> {
  const isKnown = types.includes(file.type)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = readPictureSize(bytes) ?? { width: 0, height: 0 }
  const fits = isKnown && file.size <= maxBytes && Math.max(size.width, size.height) <= widest
  if (fits && !hasPictureMetadata(bytes)) return file
  if (isTooWide(size)) throw new Error('The picture has too many pixels')
  // The bitmap already has the rotation that the camera stored.
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const type = isKnown ? file.type : 'image/jpeg'
  const blob = await drawPicture(picture, { x: 0, y: 0, width, height }, { type, maxBytes })
  picture.close()
  return new File([blob], file.name, { type: blob.type })
}

/**
 * Draws a part of a picture into a new file of this type, at most `widest` px wide and high. If the file
 * would be larger than `maxBytes`, it becomes a JPEG of lower quality. Rejects if the browser cannot draw the
 * picture.
 */
export async function drawPicture(
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
  // As a PNG, a photograph can be larger than the original file. JPEG is smaller.
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
