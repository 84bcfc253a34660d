import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { contrast, shade, tint } from '../colour.ts'
import { curve, n } from '../geometry.ts'
import { magnoliaShade } from '../props/magnolia.ts'
import type { Part } from './picture.ts'

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

export function ground(colour: string, width: number, height: number): Part {
  const svg =
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.22}" r="${Math.max(width, height) * 0.95}"><stop offset="0" stop-color="${tint(colour, 0.045)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.055)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  return { defs: '', svg, soft: true }
}

export function branchShade(
  x: number,
  y: number,
  scale: number,
  turn: number,
  opacity = 0.13,
): Part {
  const svg = `<g filter="url(#leafshade)" opacity="${opacity}" fill="#4a3a2c"><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${leaves()}</g></g>`
  return { defs: '', svg, soft: true }
}

/** Draws a wooden clothes rail with its top at `y`, and its shadow on the wall. */
export function rail(x: number, y: number, length: number): string {
  const bar = (top: number, height: number, paint: string): string =>
    `<rect x="${n(x)}" y="${n(top)}" width="${n(length)}" height="${height}" rx="${height / 2}" ${paint}/>`
  return (
    bar(y + 14, 14, 'fill="#3b2c22" opacity=".26" filter="url(#contact)"') +
    bar(y, 14, 'fill="#a07a50"') +
    bar(y + 8, 6, 'fill="#7f5c38" opacity=".45"') +
    bar(y + 1.6, 3.6, 'fill="#d0ad80" opacity=".8"')
  )
}

/** Afternoon light through a window with bars, and the shade of a branch in it: over all that is drawn so far. */
export function windowLight(width: number, height: number, lean: number, branch: number): Part {
  const [paneWide, paneTall, bar] = [width * 0.3, height * 0.27, width * 0.035]
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const x = width * 0.1 + column * (paneWide + bar)
      const y = height * 0.02 + row * (paneTall + bar)
      const skew = lean * (y / height)
      return `<path d="M${n(x + skew)} ${n(y)}h${n(paneWide)}l${n((lean * paneTall) / height)} ${n(paneTall + 34)}h${n(-paneWide)}Z"/>`
    }),
  )
  return {
    defs: '<filter id="sun" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>',
    mix: 'soft-light',
    soft: true,
    svg:
      `<rect width="${width}" height="${height}" fill="#3e4250" opacity=".34"/>` +
      `<g filter="url(#sun)" fill="#fff3d6" opacity=".72">${panes.join('')}</g>` +
      `<g filter="url(#sun)" fill="#3a3030" opacity=".5" transform="translate(${n(branch)} ${n(height * 0.82)}) rotate(-24) scale(1.9)">${leaves()}</g>`,
  }
}

function leaves(): string {
  return magnoliaShade()
    .map((knots) => `<path d="${curve(knots, true)}"/>`)
    .join('')
}
