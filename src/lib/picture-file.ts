/** Longest side of a picture that is sent, in px: the shop shows none larger. */
const widest = 2000

/** A part of a picture, in its own px. */
type Part = { x: number; y: number; width: number; height: number }

/** Which files are taken. */
type Rules = { types: readonly string[]; maxBytes: number }

/** What the files of cameras and editors tell beside the picture: the place where it was taken, the device, who and when. */
const told = /Exif\0\0|eXIf|EXIF|XMP |ns\.adobe\.com\/xap|XML:com\.adobe\.xmp|Photoshop 3\.0/

/** True for the bytes of a file that tells more than its picture. */
export function tellsMore(bytes: Uint8Array): boolean {
  return told.test(new TextDecoder('latin1').decode(bytes))
}

/**
 * Returns a picture as it may be sent: the file itself, or drawn again where it is too large, of another type, or tells more than its
 * picture. Rejects when the browser can't draw it.
 */
export async function sendable(file: File, { types, maxBytes }: Rules): Promise<File> {
  const isKnown = types.includes(file.type)
  const fits = isKnown && file.size <= maxBytes
  if (fits && !tellsMore(new Uint8Array(await file.arrayBuffer()))) return file
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
