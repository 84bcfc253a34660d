/** A part of a picture, in percent of its width and height. */
export type Part = { x: number; y: number; width: number; height: number }

/** Longest side of the result, in px: the shop shows no product larger. */
const widest = 2000

/** Crops a square out of a picture as shown, with the camera's rotation applied. Rejects when the browser can't draw it. */
export async function squareOf(
  picture: HTMLImageElement,
  part: Part,
  type: string,
  maxBytes: number,
): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture
  const side = Math.round((part.width / 100) * naturalWidth)
  const drawn = Math.min(side, widest)
  const canvas = document.createElement('canvas')
  canvas.width = drawn
  canvas.height = drawn
  const pen = canvas.getContext('2d')
  const left = (part.x / 100) * naturalWidth
  const top = (part.y / 100) * naturalHeight
  pen?.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn)
  const square = await blobOf(canvas, type, 0.92)
  // A PNG of a photograph can be larger than the photograph.
  return square.size <= maxBytes ? square : blobOf(canvas, 'image/jpeg', 0.85)
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
