import { shade, tint } from '../colour.ts'
import { silhouettes } from '../garment/sew.ts'
import { n } from '../geometry.ts'
import { armsOf, figure } from '../props/figure.ts'
import { figureFrame } from './framing.ts'
import type { Part } from './picture.ts'

/**
 * The colour of the paper below every garment. All pictures have the same paper, so that a list of products
 * looks calm. It is darker than ivory and lighter than any dye.
 */
export const paperColour = '#dfd5c8'

export function ground(colour: string, width: number, height: number): Part {
  const svg =
    `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.22}" r="${Math.max(width, height) * 0.95}"><stop offset="0" stop-color="${tint(colour, 0.045)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, 0.055)}"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  return { defs: '', svg, soft: true }
}

/**
 * Draws the floor that a dress form stands on. As in a studio, the paper runs from the wall to the ground
 * without an edge.
 */
export function floor(width: number, height: number): string {
  const dark = shade(paperColour, 0.09)
  return (
    `<defs><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}" stop-opacity="0"/><stop offset=".45" stop-color="${dark}" stop-opacity=".8"/><stop offset="1" stop-color="${paperColour}"/></linearGradient></defs>` +
    `<rect y="${height * 0.6}" width="${width}" height="${height * 0.4}" fill="url(#floor)"/>`
  )
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

/**
 * Returns afternoon light through a window with bars, over all parts that are drawn so far. On cloth the
 * light is weaker than on the wall, so that a garment keeps its colour.
 */
export function windowLight(
  width: number,
  height: number,
  lean: number,
  strength: 'wall' | 'cloth',
): Part {
  const [dim, sun, white] = strength === 'wall' ? [0.34, 0.72, '#fff3d6'] : [0.02, 0.46, '#fff8ee']
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
      `<rect width="${width}" height="${height}" fill="#47474a" opacity="${dim}"/>` +
      `<g filter="url(#sun)" fill="${white}" opacity="${sun}">${panes.join('')}</g>`,
  }
}

/** Returns the figure as a faint shape on the paper, which shows where the garment ends on a body. */
export function ghost(): Part {
  const still = (point: readonly [number, number]): readonly [number, number] => point
  const { scale, shoulder } = figureFrame
  return {
    defs: '',
    svg: `<g transform="translate(360 ${shoulder}) scale(${scale})" fill="#3b2c22" opacity=".038">${silhouettes([...figure('#000'), ...armsOf()], still)}</g>`,
  }
}

/** Returns the shadow below the feet of the figure. */
export function footing(x: number, y: number): Part {
  return {
    defs: '',
    soft: true,
    svg: `<ellipse cx="${x + 14}" cy="${y}" rx="128" ry="13" fill="#3b2c22" opacity=".3" filter="url(#contact)"/>`,
  }
}
