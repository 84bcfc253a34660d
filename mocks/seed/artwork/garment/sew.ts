import { groundOf, weave } from '../cloth/weave.ts'
import type { Pattern } from '../design.ts'
import { blend, shade, tint } from '../pen/colour.ts'
import { bent, boxOf, curve, n, shifted, type Knot, type Warp } from '../pen/geometry.ts'
import { isPiece, type Layer, type Piece } from './piece.ts'
import { liftShadow, shading, tones } from './shading.ts'
import { trimming } from './trims.ts'

/** The cloth of a garment. `prefix` keeps the ids of several garments in one picture apart. */
export type Cloth = {
  colour: string
  pattern: Pattern
  seed: string
  warp: Warp
  prefix: string
}

/** Filters and definitions that all garments share; an SVG needs them once. */
export const sewingDefs =
  '<filter id="soft" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="8"/></filter>' +
  '<filter id="crisp" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.2"/></filter>'

/** Returns the outlines of all pieces, for the shadow on the ground. */
export function silhouettes(layers: readonly Layer[], warp: Warp): string {
  return layers
    .filter(isPiece)
    .map((piece) => `<path d="${curve(bent(piece.outline, warp), true)}"/>`)
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

function threads(lines: readonly (readonly Knot[])[], warp: Warp, paint: string): string {
  if (lines.length === 0) return ''
  const path = lines.map((line) => curve(bent(line, warp), false)).join('')
  return `<path d="${path}" fill="none" stroke-linecap="round" ${paint}/>`
}

/** The colour, outline and figure of a piece. */
type Cut = { toned: string; path: string; figure: string; tone: ReturnType<typeof tones> }

function cutOut(piece: Piece, cloth: Cloth): Cut {
  const own = piece.colour ?? groundOf(cloth.pattern, cloth.colour)
  const shift = piece.tone ?? 0
  const toned = shift < 0 ? shade(own, -shift) : shift > 0 ? tint(own, shift) : own
  const path = curve(bent(piece.outline, cloth.warp), true)
  const figure = pattern(piece, cloth)
  // A fold of a gingham shades its bands and its white ground alike.
  return {
    toned,
    path,
    figure,
    tone: tones(figure && !shift ? blend(toned, cloth.colour, 0.5) : toned),
  }
}

/** Seams as a dark thread with a light edge, then the stitches. */
function needlework(piece: Piece, cloth: Cloth, tone: Cut['tone']): string {
  const seams = piece.seams ?? []
  return (
    threads(seams, cloth.warp, `stroke="${tone.deep}" stroke-width="1.3" opacity=".6"`) +
    threads(
      seams.map((seam) => shifted(seam, -1, 1.2)),
      cloth.warp,
      `stroke="${tone.light}" stroke-width="1" opacity=".5"`,
    ) +
    threads(
      piece.stitches ?? [],
      cloth.warp,
      piece.thread
        ? `stroke="${piece.thread}" stroke-width="1.5" stroke-dasharray="4.4 1.6" opacity=".9"`
        : `stroke="${tone.deep}" stroke-width=".9" stroke-dasharray="3.6 2.4" opacity=".62"`,
    )
  )
}

function sewPiece(piece: Piece, cloth: Cloth, id: string): string {
  const { toned, path, figure, tone } = cutOut(piece, cloth)
  const [left, top, right, bottom] = boxOf(bent(piece.outline, cloth.warp))
  const sheen = `<linearGradient id="${id}-g" gradientUnits="userSpaceOnUse" x1="${n(left)}" y1="${n(top)}" x2="${n(left + (right - left) * 0.8)}" y2="${n(bottom)}"><stop offset="0" stop-color="${tint(toned, 0.025)}"/><stop offset=".45" stop-color="${toned}"/><stop offset="1" stop-color="${shade(toned, 0.045)}"/></linearGradient>`
  return (
    `<defs><clipPath id="${id}"><path d="${path}"/></clipPath>${sheen}</defs>` +
    liftShadow(path, tone, piece.lift ?? 0) +
    `<g clip-path="url(#${id})"><path d="${path}" fill="url(#${id}-g)"/>${figure}${shading(piece, path, tone, figure !== '', cloth.warp)}</g>` +
    `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width=".9" opacity=".5" stroke-linejoin="round"/>` +
    needlework(piece, cloth, tone)
  )
}

function sewPlainPiece(piece: Piece, cloth: Cloth, id: string, sheer: boolean): string {
  const { toned, path, figure, tone } = cutOut(piece, cloth)
  const lacy = cloth.pattern === 'lace' && !piece.plain && !piece.colour
  const through = sheer && piece.sheer === true
  const lining = lacy && !through ? `<path d="${path}" fill="${shade(toned, 0.1)}"/>` : ''
  const cover = through && !lacy ? ' opacity=".66"' : ''
  return (
    `<defs><clipPath id="${id}"><path d="${path}"/></clipPath></defs>` +
    (through ? '' : liftShadow(path, tone, piece.lift ?? 0)) +
    `<g${cover} clip-path="url(#${id})">${lining}<path d="${path}" fill="${lacy ? 'url(#net)' : toned}"/>${figure}</g>` +
    `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width=".8" opacity=".4" stroke-linejoin="round"/>` +
    needlework(piece, cloth, tone)
  )
}

/** Returns the garment as SVG, dyed and sewn but without light and folds, in its own coordinates. */
export function sewPlain(layers: readonly Layer[], cloth: Cloth, sheer: boolean): string {
  return layers
    .map((layer, index) =>
      isPiece(layer)
        ? sewPlainPiece(layer, cloth, `${cloth.prefix}${index}`, sheer)
        : trimming({ ...layer, at: bent(layer.at, cloth.warp) }, cloth.colour),
    )
    .join('')
}

/** Returns the garment as SVG, in its own coordinates. */
export function sew(layers: readonly Layer[], cloth: Cloth): string {
  return layers
    .map((layer, index) =>
      isPiece(layer)
        ? sewPiece(layer, cloth, `${cloth.prefix}${index}`)
        : trimming({ ...layer, at: bent(layer.at, cloth.warp) }, cloth.colour),
    )
    .join('')
}
