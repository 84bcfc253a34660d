import { groundOf, weave } from '../cloth/weave.ts'
import type { Pattern } from '../design.ts'
import { lightness, shade, tint } from '../pen/colour.ts'
import { curve, leaf, n, shifted, type Knot, type Warp } from '../pen/geometry.ts'
import { isPiece, type Fold, type Layer, type Piece } from './piece.ts'
import { trimming } from './trims.ts'

/** What a garment is sewn from. `prefix` keeps the ids of several garments in one picture apart. */
export type Cloth = {
  colour: string
  pattern: Pattern
  seed: string
  warp: Warp
  prefix: string
}

/** Filters and shared definitions every garment uses; put once into the SVG. */
export const sewingDefs =
  '<filter id="soft" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="8"/></filter>' +
  '<filter id="crisp" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.2"/></filter>' +
  '<filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4.5"/></filter>'

function bend(knots: readonly Knot[], warp: Warp): Knot[] {
  return knots.map((knot): Knot => {
    const [x, y] = warp([knot[0], knot[1]])
    return [x, y, knot[2]]
  })
}

/** Smallest upright box around knots: left, top, right, bottom. */
export function boxOf(knots: readonly Knot[]): readonly [number, number, number, number] {
  const xs = knots.map(([x]) => x)
  const ys = knots.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The outlines of all pieces, for the shadow on the ground. */
export function silhouettes(layers: readonly Layer[], warp: Warp): string {
  return layers
    .filter(isPiece)
    .map((piece) => `<path d="${curve(bend(piece.outline, warp), true)}"/>`)
    .join('')
}

type Tones = { base: string; dark: string; deep: string; light: string; force: number }

/** Pale cloth shows its folds by shadow, dark cloth by light. */
function tones(colour: string): Tones {
  const l = lightness(colour)
  return {
    base: colour,
    dark: shade(colour, 0.1 + 0.13 * l),
    deep: shade(colour, 0.16 + 0.22 * l),
    light: tint(colour, 0.07 + 0.14 * (1 - l)),
    force: l > 0.88 ? 0.62 : 0.8,
  }
}

function foldPaths(folds: readonly Fold[], warp: Warp, tone: Tones): string {
  return folds
    .map((fold) => {
      const strength = (fold.depth ?? 1) * tone.force
      const dark = bend(leaf(fold.spine, fold.width, fold.tail), warp)
      const light = bend(
        shifted(leaf(fold.spine, fold.width * 0.75, fold.tail), -fold.width * 0.85, 0),
        warp,
      )
      return (
        `<path d="${curve(dark, true)}" fill="${tone.dark}" opacity="${n(Math.min(strength, 1))}"/>` +
        `<path d="${curve(light, true)}" fill="${tone.light}" opacity="${n(Math.min(strength * 0.75, 1))}"/>`
      )
    })
    .join('')
}

function pattern(piece: Piece, cloth: Cloth): string {
  if (piece.plain || piece.colour) return ''
  const [left, top, right, bottom] = boxOf(piece.outline)
  const centre = piece.grain?.at ?? [(left + right) / 2, (top + bottom) / 2]
  return weave(cloth.pattern, cloth.colour, {
    centre,
    reach: Math.hypot(right - left, bottom - top) / 2 + 30,
    angle: piece.grain?.angle ?? 0,
    fan: piece.grain?.fan ?? 0,
    scale: 1,
    warp: cloth.warp,
    seed: cloth.seed,
  })
}

function thread(knots: readonly Knot[], warp: Warp, paint: string): string {
  return `<path d="${curve(bend(knots, warp), false)}" fill="none" ${paint}/>`
}

function sewPiece(piece: Piece, cloth: Cloth, id: string): string {
  const own = piece.colour ?? groundOf(cloth.pattern, cloth.colour)
  const toned = piece.tone
    ? piece.tone < 0
      ? shade(own, -piece.tone)
      : tint(own, piece.tone)
    : own
  const tone = tones(toned)
  const outline = bend(piece.outline, cloth.warp)
  const path = curve(outline, true)
  const [left, top, right, bottom] = boxOf(outline)
  const folds = piece.folds ?? []
  const rolling = folds.filter((fold) => !fold.crisp)
  const pressed = folds.filter((fold) => fold.crisp)
  const lift = piece.lift ?? 0
  const stroke = `stroke-linejoin="round" stroke-linecap="round"`
  const sheen = `<linearGradient id="${id}-g" gradientUnits="userSpaceOnUse" x1="${n(left)}" y1="${n(top)}" x2="${n(left + (right - left) * 0.8)}" y2="${n(bottom)}"><stop offset="0" stop-color="${tint(toned, 0.025)}"/><stop offset=".45" stop-color="${toned}"/><stop offset="1" stop-color="${shade(toned, 0.045)}"/></linearGradient>`
  const edge = `<path d="${path}" fill="none" stroke="${tone.dark}" stroke-width="${piece.flat ? 5 : 15}" opacity="${piece.flat ? 0.5 : 0.62}"/>`
  const rim = `<path d="${path}" fill="none" stroke="${tone.light}" stroke-width="3" transform="translate(2.2 2.6)" opacity=".6" ${stroke}/>`
  return (
    `<defs><clipPath id="${id}"><path d="${path}"/></clipPath>${sheen}</defs>` +
    (lift
      ? `<path d="${path}" fill="${tone.deep}" opacity="${n(Math.min(0.34 + lift * 0.02, 0.6))}" filter="url(#lift)" transform="translate(${n(lift * 0.5)} ${n(lift)})"/>`
      : '') +
    `<g clip-path="url(#${id})"><path d="${path}" fill="url(#${id}-g)"/>${pattern(piece, cloth)}` +
    (piece.flat
      ? ''
      : `<g filter="url(#soft)">${foldPaths(rolling, cloth.warp, tone)}${edge}</g>`) +
    `<g filter="url(#crisp)">${foldPaths(pressed, cloth.warp, tone)}${piece.flat ? edge : ''}${rim}</g></g>` +
    `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width="1" opacity=".55" ${stroke}/>` +
    (piece.seams ?? [])
      .map(
        (seam) =>
          thread(
            seam,
            cloth.warp,
            `stroke="${tone.deep}" stroke-width="1.3" opacity=".6" ${stroke}`,
          ) +
          thread(
            shifted(seam, -1, 1.2),
            cloth.warp,
            `stroke="${tone.light}" stroke-width="1" opacity=".5" ${stroke}`,
          ),
      )
      .join('') +
    (piece.stitches ?? [])
      .map((seam) =>
        thread(
          seam,
          cloth.warp,
          `stroke="${tone.deep}" stroke-width=".9" stroke-dasharray="3.6 2.4" opacity=".62"`,
        ),
      )
      .join('')
  )
}

/** The garment as SVG, in its own coordinates. */
export function sew(layers: readonly Layer[], cloth: Cloth): string {
  return layers
    .map((layer, index) =>
      isPiece(layer)
        ? sewPiece(layer, cloth, `${cloth.prefix}${index}`)
        : trimming({ ...layer, at: bend(layer.at, cloth.warp) }, cloth.colour),
    )
    .join('')
}
