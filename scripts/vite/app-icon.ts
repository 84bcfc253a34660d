import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { brandColour, brandFolder } from '../lib/brand.ts'

interface Drawing {
  /** In px. */
  size: number
  /** True for systems that cut a shape of their own out of it: to the edge, with the flower in the inner four fifths. */
  maskable?: boolean
}

/** Draws the icon of the installed shop as PNG: the brand's drawing, on its grid of 48, on the accent. */
export function appIcon({ size, maskable = false }: Drawing): Promise<Buffer> {
  const scale = maskable ? 0.74 : 0.92
  const shift = 24 - 24.5 * scale
  const drawing = readFileSync(`${brandFolder}/icon.svg`, 'utf8')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="${maskable ? 0 : 10}" fill="${brandColour('accent')}"/>
    <g transform="translate(${24 - 24 * scale} ${shift}) scale(${scale})">${drawing}</g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
