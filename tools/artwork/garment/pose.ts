import { bent, type Point, type Warp } from '../geometry.ts'
import { isPiece, type Layer, type Limb } from './piece.ts'

/** How a garment lies or hangs, if it does not lie straight. */
export type Pose = {
  /**
   * The bend of one elbow in degrees. The forearm then lies over the body. `raise` lifts the whole arm, also
   * in degrees.
   */
  elbow?: { side: -1 | 1; bend: number; raise?: number }
  /** The bend of the right knee in degrees. The lower leg then crosses the other leg. */
  knee?: number
  /**
   * How far the garment is turned about its vertical axis: 0 is the view from the front, and 1 is a
   * three-quarter view.
   */
  aside?: number
  /** How far the garment leans to the side for each pixel of height. */
  lean?: number
  /** How much the hem swings to one side, in pixels. */
  swing?: number
}

function turned([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

/**
 * Returns the map that bends a limb at its joint by `bend` degrees, and turns the whole limb about its root
 * by `raise` degrees.
 */
function bending({ side, root, joint }: Limb, bend: number, raise: number): Warp {
  const [dx, dy] = [joint[0] - root[0], joint[1] - root[1]]
  const upper = dx * dx + dy * dy
  return (point) => {
    const part = ((point[0] - root[0]) * dx + (point[1] - root[1]) * dy) / upper
    const past = Math.min(Math.max((part - 0.8) / 0.4, 0), 1)
    const forearm = turned(point, joint, side * bend * past * past * (3 - 2 * past))
    return turned(forearm, root, -side * raise * Math.min(Math.max(part, 0) * 3, 1))
  }
}

function moved(layer: Layer, warp: Warp): Layer {
  if (!isPiece(layer)) return { ...layer, at: bent(layer.at, warp) }
  return {
    ...layer,
    outline: bent(layer.outline, warp),
    folds: (layer.folds ?? []).map((fold) => ({ ...fold, spine: bent(fold.spine, warp) })),
    seams: (layer.seams ?? []).map((seam) => bent(seam, warp)),
    stitches: (layer.stitches ?? []).map((stitch) => bent(stitch, warp)),
  }
}

function kneeBent(layers: readonly Layer[], knee: number): Layer[] {
  return layers.map((layer) =>
    isPiece(layer) && layer.leg?.side === 1 ? moved(layer, bending(layer.leg, knee, 0)) : layer,
  )
}

/**
 * Returns the layers with the knee or elbow bent. The pieces of a bent arm come last, because they lie over
 * the body.
 */
export function bendLimbs(layers: readonly Layer[], pose: Pose): Layer[] {
  const { elbow, knee = 0 } = pose
  if (!elbow) return kneeBent(layers, knee)
  const bentArm = layers.filter((layer) => layer.arm?.side === elbow.side)
  const rest = layers.filter((layer) => layer.arm?.side !== elbow.side)
  return [
    ...rest,
    ...bentArm.map((layer) => {
      const { arm } = layer
      if (!arm) return layer
      const result = moved(layer, bending(arm, elbow.bend, elbow.raise ?? 0))
      return isPiece(result) ? { ...result, lift: 7 } : result
    }),
  ]
}

/** Returns the map that turns a garment aside, leans it and swings its hem. */
export function stanceWarp({ aside = 0, lean = 0, swing = 0 }: Pose): Warp {
  const half = 190
  return ([x, y]) => {
    const inside = Math.max(1 - (x / half) ** 2, 0)
    const far = aside === 0 ? 1 : 1 - Math.abs(aside) * 0.16 + (aside * x) / half / 11
    const fall = Math.max(y - 120, 0) / 700
    return [x * far + aside * 62 * inside + lean * y + swing * fall ** 1.6, y + aside * x * 0.045]
  }
}
