import type { GarmentDesign } from '../design.ts'
import type { Part } from './picture.ts'
import { contrast, shade, tint } from '../pen/colour.ts'

type Kind = GarmentDesign['kind']

/** Each category has its own paper, in a pale and a deep shade: ivory cloth would be lost on the pale one. */
const papers: Record<Kind, readonly [pale: string, deep: string]> = {
  shirt: ['#dde3d8', '#93aa9a'],
  dress: ['#f0ded2', '#c79e8b'],
  skirt: ['#ece3d2', '#b99c72'],
  pants: ['#e2dfda', '#98948e'],
  'ao-dai': ['#eee0c4', '#a9805c'],
  outerwear: ['#dbe1e4', '#8798a3'],
}

/** Returns the ground below a garment: its category's paper, in the shade that contrasts more with the cloth. */
export function groundFor(sitter: { design: { kind: Kind } }, colour: string): string {
  const [pale, deep] = papers[sitter.design.kind]
  return contrast(pale, colour) > 0.2
    ? pale
    : contrast(deep, colour) > contrast(pale, colour)
      ? deep
      : pale
}

/** Filters for shadows on the ground; a picture needs them once. */
export const groundDefs =
  '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>' +
  '<filter id="contact" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter>' +
  '<filter id="leafshade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="11"/></filter>'

/** Draws a sheet of tinted paper, lit from the upper left. */
export function ground(colour: string, width: number, height: number): Part {
  const svg =
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.22}" r="${Math.max(width, height) * 0.95}"><stop offset="0" stop-color="${tint(colour, 0.045)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.055)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  return { defs: '', svg, soft: true }
}
