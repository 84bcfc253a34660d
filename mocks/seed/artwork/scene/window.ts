import { curve, n } from '../pen/geometry.ts'
import { magnoliaShade } from '../props/magnolia.ts'
import type { Part } from './picture.ts'

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
  const leaves = magnoliaShade()
    .map((knots) => `<path d="${curve(knots, true)}"/>`)
    .join('')
  return {
    defs: '<filter id="sun" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>',
    mix: 'soft-light',
    soft: true,
    svg:
      `<rect width="${width}" height="${height}" fill="#3e4250" opacity=".34"/>` +
      `<g filter="url(#sun)" fill="#fff3d6" opacity=".72">${panes.join('')}</g>` +
      `<g filter="url(#sun)" fill="#3a3030" opacity=".5" transform="translate(${n(branch)} ${n(height * 0.82)}) rotate(-24) scale(1.9)">${leaves}</g>`,
  }
}
