import { lightness, multiplier, screener, shade, tint } from '../pen/colour.ts'
import { bent, curve, leaf, n, shifted, type Warp } from '../pen/geometry.ts'
import type { Fold, Piece } from './piece.ts'

/** The shades of a dyed cloth. `force` is how strongly its folds are drawn. */
type Tones = { base: string; dark: string; deep: string; light: string; force: number }

/** Returns the shades of a cloth: pale cloth shows folds by shadow, dark cloth by light. */
export function tones(colour: string): Tones {
  const l = lightness(colour)
  return {
    base: colour,
    dark: shade(colour, 0.1 + 0.13 * l),
    deep: shade(colour, 0.16 + 0.22 * l),
    light: tint(colour, 0.055 + 0.11 * (1 - l)),
    force: l > 0.88 ? 0.66 : 0.8 - 0.42 * Math.max(0, (0.4 - l) / 0.2),
  }
}

type Strokes = { dark: string; light: string }

function folded(folds: readonly Fold[], warp: Warp, force: number): Strokes {
  const paths = (offset: number, width: number, weight: number): string =>
    folds
      .map((fold) => {
        const shape = shifted(
          leaf(fold.spine, fold.width * width, fold.tail),
          fold.width * offset,
          0,
        )
        const opacity = Math.min((fold.depth ?? 1) * force * weight, 1)
        return `<path d="${curve(bent(shape, warp), true)}" opacity="${n(opacity)}"/>`
      })
      .join('')
  return { dark: paths(0, 1, 1), light: paths(-0.85, 0.75, 0.75) }
}

/** The shadow of a lifted piece on the piece below it. Strokes of growing width are cheaper than a blur. */
export function liftShadow(path: string, tone: Tones, lift: number): string {
  if (lift === 0) return ''
  const strokes = [1, 4, 7, 11]
    .map(
      (width) => `<path d="${path}" stroke-width="${width}" opacity="${n(0.06 + lift * 0.004)}"/>`,
    )
    .join('')
  return `<g fill="${tone.deep}" stroke="${tone.deep}" stroke-linejoin="round" transform="translate(${n(lift * 0.5)} ${n(lift)})">${strokes}</g>`
}

/** The turned edge of a small flat piece: dark inside its outline, light on its upper left. */
function flatEdge(path: string, tone: Tones): string {
  const line = (paint: string, width: number, opacity: number, shift: string): string =>
    `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"${shift}/>`
  return (
    line(tone.dark, 9, 0.16, '') +
    line(tone.dark, 5, 0.26, '') +
    line(tone.light, 4.4, 0.22, ' transform="translate(2 2.4)"') +
    line(tone.light, 2.2, 0.34, ' transform="translate(2 2.4)"')
  )
}

function group(filter: string, blend: string, paint: string, drawn: string): string {
  const mode = blend ? ` style="mix-blend-mode:${blend}"` : ''
  return drawn
    ? `<g filter="url(#${filter})" fill="${paint}" stroke="${paint}" stroke-width="0"${mode}>${drawn}</g>`
    : ''
}

/**
 * Folds, the darker rim where a piece curves under, and the light on its upper left edge. On a figured cloth
 * they are multiplied and screened, so that a printed flower lies in the fold's shadow instead of under paint.
 */
export function shading(
  piece: Piece,
  path: string,
  tone: Tones,
  figured: boolean,
  warp: Warp,
): string {
  const folds = piece.folds ?? []
  const flat = piece.flat ?? false
  const rolling = folded(
    folds.filter((fold) => !fold.crisp),
    warp,
    tone.force,
  )
  const pressed = folded(
    folds.filter((fold) => fold.crisp),
    warp,
    tone.force,
  )
  const edge = `<path d="${path}" fill="none" stroke-width="15" opacity=".62"/>`
  const rim = `<path d="${path}" fill="none" stroke-width="3" transform="translate(2.2 2.6)" opacity=".6"/>`
  const soft = { dark: rolling.dark + (flat ? '' : edge), light: rolling.light }
  const crisp = { dark: pressed.dark, light: pressed.light + (flat ? '' : rim) }
  const outline = flat ? flatEdge(path, tone) : ''
  if (figured) {
    const dark = multiplier(tone.base, tone.dark)
    const light = screener(tone.base, tone.light)
    return (
      group('soft', 'multiply', dark, soft.dark) +
      group('soft', 'screen', light, soft.light) +
      group('crisp', 'multiply', dark, crisp.dark) +
      group('crisp', 'screen', light, crisp.light) +
      outline
    )
  }
  const both = (filter: string, { dark, light }: Strokes): string =>
    dark || light
      ? `<g filter="url(#${filter})"><g fill="${tone.dark}" stroke="${tone.dark}" stroke-width="0">${dark}</g><g fill="${tone.light}" stroke="${tone.light}" stroke-width="0">${light}</g></g>`
      : ''
  return both('soft', soft) + both('crisp', crisp) + outline
}
