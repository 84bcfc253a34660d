import type { Pattern } from '../../../mocks/seed/catalogue/garment.ts'
import { lightness, multiplier, screener, shade, tint, blend } from '../colour.ts'
import { bent, curve, leaf, n, shifted, type Warp, boxOf, type Knot } from '../geometry.ts'
import { groundOf, weave } from './patterns.ts'
import { type Fold, type Piece, isPiece, type Layer } from './piece.ts'
import { trimming } from './trims.ts'

/**
 * The cloth of a garment. `prefix` begins all ids of the garment, because several garments in one picture
 * need different ids.
 */
export type Cloth = {
  colour: string
  pattern: Pattern
  seed: string
  warp: Warp
  prefix: string
}

/** The filters that all garments share. An SVG needs them only once. */
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

type Cut = { toned: string; path: string; figure: string; tone: ReturnType<typeof tones> }

function cutOut(piece: Piece, cloth: Cloth): Cut {
  const own = piece.colour ?? groundOf(cloth.pattern, cloth.colour)
  const shift = piece.tone ?? 0
  const toned = shift < 0 ? shade(own, -shift) : shift > 0 ? tint(own, shift) : own
  const path = curve(bent(piece.outline, cloth.warp), true)
  const figure = pattern(piece, cloth)
  // On a patterned cloth, folds are shaded in a mean colour, so that they darken the pattern and its ground
  // alike.
  return {
    toned,
    path,
    figure,
    tone: tones(figure && !shift ? blend(toned, cloth.colour, 0.5) : toned),
  }
}

/** Returns the seams, as a dark line with a light edge, and then the stitches. */
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
  const cover = through && !lacy ? ' opacity=".84"' : ''
  return (
    `<defs><clipPath id="${id}"><path d="${path}"/></clipPath></defs>` +
    (through ? '' : liftShadow(path, tone, piece.lift ?? 0)) +
    `<g${cover} clip-path="url(#${id})">${lining}<path d="${path}" fill="${lacy ? 'url(#net)' : toned}"/>${figure}</g>` +
    `<path d="${path}" fill="none" stroke="${tone.deep}" stroke-width=".8" opacity=".4" stroke-linejoin="round"/>` +
    needlework(piece, cloth, tone)
  )
}

/** Returns the garment as SVG in its own coordinates: dyed and sewn, but without folds and light. */
export function sewPlain(layers: readonly Layer[], cloth: Cloth, sheer: boolean): string {
  return layers
    .map((layer, index) =>
      isPiece(layer)
        ? sewPlainPiece(layer, cloth, `${cloth.prefix}${index}`, sheer)
        : trimming({ ...layer, at: bent(layer.at, cloth.warp) }, cloth.colour),
    )
    .join('')
}

/** Returns the garment as SVG in its own coordinates, with painted folds and shadows. */
export function sew(layers: readonly Layer[], cloth: Cloth): string {
  return layers
    .map((layer, index) =>
      isPiece(layer)
        ? sewPiece(layer, cloth, `${cloth.prefix}${index}`)
        : trimming({ ...layer, at: bent(layer.at, cloth.warp) }, cloth.colour),
    )
    .join('')
}

type Tones = { base: string; dark: string; deep: string; light: string; force: number }

/**
 * Returns the shades of a cloth. The folds of pale cloth have stronger shadows, and the folds of dark cloth
 * have stronger light.
 */
function tones(colour: string): Tones {
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

/**
 * Returns the shadow that a lifted piece casts on the piece below. It consists of strokes of growing width,
 * because a blur would take longer to render.
 */
function liftShadow(path: string, tone: Tones, lift: number): string {
  if (lift === 0) return ''
  const strokes = [1, 4, 7, 11]
    .map(
      (width) => `<path d="${path}" stroke-width="${width}" opacity="${n(0.06 + lift * 0.004)}"/>`,
    )
    .join('')
  return `<g fill="${tone.deep}" stroke="${tone.deep}" stroke-linejoin="round" transform="translate(${n(lift * 0.5)} ${n(lift)})">${strokes}</g>`
}

/** Returns the turned edge of a small flat piece: dark along the outline, with light on its upper left. */
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
 * Returns the folds of a piece, the darker rim where it curves under, and the light on its upper left edge.
 * On a patterned cloth these shades are multiplied and screened. A printed flower then lies in the shadow of
 * a fold, and is not painted over.
 */
function shading(piece: Piece, path: string, tone: Tones, figured: boolean, warp: Warp): string {
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
