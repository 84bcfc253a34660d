import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { along, type Knot, type Point } from '../geometry.ts'
import type { Crest } from '../surface/costume.ts'
import { fibres } from '../surface/fibres.ts'
import type { Fold, Piece } from './piece.ts'

/** The number of straight steps that the line of a fold is divided into. */
const steps = 18

function isPleat(fold: Fold): boolean {
  return fold.crisp === true && fold.tail === 1
}

/**
 * Moves a fold a little, or drops it, so that no two garments of the same cut have the same folds. Pressed
 * pleats stay unchanged.
 */
function disturbed(fold: Fold, luck: Chance): Fold | undefined {
  if (isPleat(fold)) return fold
  if (luck.between(0, 1) < 0.2) return undefined
  const [start, middle, end] = [luck.between(-14, 14), luck.between(-16, 16), luck.between(-14, 14)]
  const last = fold.spine.length - 1
  const spine = fold.spine.map(([x, y, corner], index): Knot => {
    const part = last ? index / last : 0
    const shift =
      part < 0.5 ? start + (middle - start) * part * 2 : middle + (end - middle) * (part * 2 - 1)
    return [x + shift * (fold.crisp ? 0.4 : 1), y + shift * 0.5, corner]
  })
  return {
    ...fold,
    spine,
    width: fold.width * luck.between(0.8, 1.5),
    depth: (fold.depth ?? 1) * luck.between(0.55, 1.25),
  }
}

/**
 * Returns the long folds that a soft cloth forms by itself, from the top of a piece towards its hem. A piece
 * with pressed pleats, a small piece and a flat piece get none.
 */
function falling(piece: Piece, fibre: Fibre, luck: Chance): Fold[] {
  const { body, edge } = fibres[fibre]
  const xs = piece.outline.map(([x]) => x)
  const ys = piece.outline.map(([, y]) => y)
  const [left, top, right, bottom] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ]
  const [wide, tall] = [right - left, bottom - top]
  if (piece.flat || piece.still || piece.folds?.some(isPleat) || wide < 90 || tall < 140) return []
  const count = Math.round((body * 2.2 * wide) / 300 + (edge > 0.6 ? 1 : 0))
  return Array.from({ length: count }, (): Fold => {
    const [from, to] = [luck.between(0.1, 0.9), luck.between(0.08, 0.92)]
    const [high, low] = [luck.between(0.08, 0.45), luck.between(0.6, 1.1)]
    const x = (part: number): number => left + wide * part
    const bow = luck.between(-0.07, 0.07)
    const lean = to * 0.55 + from * 0.45
    return {
      spine: [
        [x(from), top + tall * high],
        [x((from + lean) / 2 + bow), top + tall * (high * 0.6 + low * 0.4)],
        [x(lean), top + tall * low],
      ],
      width: luck.between(20, 44) * (0.7 + body * 0.4),
      tail: low > 0.9 ? 0.8 : 0,
      depth: luck.between(0.45, 0.85),
    }
  })
}

function lengthOf(spine: readonly Knot[]): number {
  return spine.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = spine[index] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)
}

/**
 * Returns the line of a fold. If the fold does not fade at its end, the line runs over the edge of the piece,
 * so that the end does not show.
 */
function overHem({ spine, tail = 0 }: Fold): readonly Knot[] {
  const [end, before] = [spine.at(-1), spine.at(-2)]
  if (tail < 0.5 || !end || !before) return spine
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]]
  const reach = 36 / (Math.hypot(dx, dy) || 1)
  return [...spine.slice(0, -1), [end[0] + dx * reach, end[1] + dy * reach]]
}

/**
 * Returns the folds of a piece as crests in the picture. `place` maps points of the piece to the picture, and
 * `scale` is its magnification.
 */
export function crestsOf(
  piece: Piece,
  fibre: Fibre,
  luck: Chance,
  place: (point: Point) => Point,
  scale: number,
): Crest[] {
  const own = (piece.folds ?? []).flatMap((fold) => disturbed(fold, luck) ?? [])
  return [...own, ...falling(piece, fibre, luck)].map((fold): Crest => {
    const spine = overHem(fold)
    const width = Math.min(fold.width * (fold.crisp ? 1.15 : 1.5), lengthOf(spine) * 0.3) * scale
    return {
      line: Array.from({ length: steps + 1 }, (_, step) => place(along(spine, step / steps))),
      width,
      height: width * (fold.depth ?? 1) * (fold.crisp ? 0.2 : 0.17),
      tail: fold.tail ?? 0,
      pleat: isPleat(fold),
    }
  })
}
