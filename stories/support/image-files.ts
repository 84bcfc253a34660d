/** Returns a PNG file with a simple drawing, in this size. */
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

/** Returns a PNG file that is as large as a photo of a camera, because every point has a random colour. */
export async function noisyFile(name: string, side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side)
  const points = new ImageData(side, side)
  for (let at = 0; at < points.data.length; at += 65_536)
    crypto.getRandomValues(points.data.subarray(at, at + 65_536))
  canvas.getContext('2d')?.putImageData(points, 0, 0)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
