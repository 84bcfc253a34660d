import { lightness, multiplier, screener, shade, tint } from '../pen/colour.ts'
import { bent, curve, leaf, n, shifted, type Warp } from '../pen/geometry.ts'
import type { Fold, Piece } from './piece.ts'

/** The shades of a dyed cloth. `force` is how strongly its folds are drawn. */
export type Tones = { base: string; dark: string; deep: string; light: string; force: number }

/** Pale cloth shows its folds by shadow, dark cloth by light. */
export function tones(colour: string): Tones {
  const l = lightness(colour)
  return {
    base: colour,
    dark: shade(colour, 0.1 + 0.13 * l),
    deep: shade(colour, 0.16 + 0.22 * l),
    light: tint(colour, 0.07 + 0.14 * (1 - l)),
    force: l > 0.88 ? 0.66 : 0.8,
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
  const edge = `<path d="${path}" fill="none" stroke-width="${piece.flat ? 5 : 15}" opacity="${piece.flat ? 0.5 : 0.62}"/>`
  const rim = `<path d="${path}" fill="none" stroke-width="3" transform="translate(2.2 2.6)" opacity=".6"/>`
  const layer = (filter: string, blend: string, paint: string, drawn: string): string =>
    drawn
      ? `<g filter="url(#${filter})" fill="${paint}" stroke="${paint}" stroke-width="0" style="mix-blend-mode:${blend}">${drawn}</g>`
      : ''
  const soft = { dark: rolling.dark + (piece.flat ? '' : edge), light: rolling.light }
  const crisp = { dark: pressed.dark + (piece.flat ? edge : ''), light: pressed.light + rim }
  if (!figured) {
    const both = (filter: string, { dark, light }: Strokes): string => {
      const painted = `<g fill="${tone.dark}" stroke="${tone.dark}" stroke-width="0">${dark}</g><g fill="${tone.light}" stroke="${tone.light}" stroke-width="0">${light}</g>`
      return dark || light ? `<g filter="url(#${filter})">${painted}</g>` : ''
    }
    return both('soft', soft) + both('crisp', crisp)
  }
  const dark = multiplier(tone.base, tone.dark)
  const light = screener(tone.base, tone.light)
  return (
    layer('soft', 'multiply', dark, soft.dark) +
    layer('soft', 'screen', light, soft.light) +
    layer('crisp', 'multiply', dark, crisp.dark) +
    layer('crisp', 'screen', light, crisp.light)
  )
}
