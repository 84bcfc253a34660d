/** Returns a drawn PNG file of this size. */
export async function pngFile(name: string, width = 400, height = width, hue = 20): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = `hsl(${hue} 30% 86%)`
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = `hsl(${hue} 45% 42%)`
  pen.fillRect(width * 0.3, height * 0.2, width * 0.4, height * 0.6)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Returns a PNG file that is as large as a camera's: no two points are alike. */
export async function noisyFile(name: string, side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const points = new ImageData(side, side)
  for (let at = 0; at < points.data.length; at += 65_536)
    crypto.getRandomValues(points.data.subarray(at, at + 65_536))
  canvas.getContext('2d')?.putImageData(points, 0, 0)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** Files that are not valid product images, whatever their names. */
export const wrongFiles = [
  new File(['Đây là một đoạn văn.'], 'bao-gia.jpg', { type: 'image/jpeg' }),
  new File([], 'rong.png', { type: 'image/png' }),
  new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(6_000_000)], 'anh-may-anh.jpg', {
    type: 'image/jpeg',
  }),
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])], 'hong.png', {
    type: 'image/png',
  }),
]
