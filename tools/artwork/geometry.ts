/**
 * This file has points, knots and the curves through knots. All shapes consist of knots, so that one warp can
 * bend every shape.
 */

export type Point = readonly [x: number, y: number]
/** A point on a curve. With a third value of 1, the curve has a corner there. */
export type Knot = readonly [x: number, y: number, corner?: 1]
export type Warp = (point: Point) => Point
export type Box = { x: number; y: number; width: number; height: number }

/** Rounds a number to two decimals, which is finer than a pixel and keeps the SVG small. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function mirrored(knots: readonly Knot[]): Knot[] {
  return knots.map(([x, y, corner]): Knot => [-x, y, corner]).reverse()
}

/** Returns the whole outline for its right half. The half runs from the top centre to the bottom centre. */
export function symmetric(half: readonly Knot[]): Knot[] {
  const joined = [...half]
  for (const knot of mirrored(half)) {
    if (knot[0] !== 0) joined.push(knot)
  }
  return joined
}

export function shifted(knots: readonly Knot[], dx: number, dy: number): Knot[] {
  return knots.map(([x, y, corner]): Knot => [x + dx, y + dy, corner])
}

/** Returns the smallest upright box around knots: left, top, right, bottom. */
export function boxOf(knots: readonly Knot[]): readonly [number, number, number, number] {
  const xs = knots.map(([x]) => x)
  const ys = knots.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export function bent(knots: readonly Knot[], warp: Warp): Knot[] {
  return knots.map((knot): Knot => {
    const [x, y] = warp([knot[0], knot[1]])
    return [x, y, knot[2]]
  })
}

/**
 * Returns the control points of the curve at a knot. They lie on a line that is parallel to the line between
 * the neighbours, and close to the knot if a neighbour is close. At a corner they are the knot itself.
 */
function arms(before: Knot, at: Knot, after: Knot): { incoming: Point; outgoing: Point } {
  if (at[2]) return { incoming: [at[0], at[1]], outgoing: [at[0], at[1]] }
  const span = distance([before[0], before[1]], [after[0], after[1]]) || 1
  const direction: Point = [(after[0] - before[0]) / span, (after[1] - before[1]) / span]
  const backward = distance([before[0], before[1]], [at[0], at[1]]) * 0.36
  const forward = distance([at[0], at[1]], [after[0], after[1]]) * 0.36
  return {
    incoming: [at[0] - direction[0] * backward, at[1] - direction[1] * backward],
    outgoing: [at[0] + direction[0] * forward, at[1] + direction[1] * forward],
  }
}

export function curve(knots: readonly Knot[], closed: boolean): string {
  const count = knots.length
  const knot = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    return knots[wrapped] ?? [0, 0]
  }
  const first = knot(0)
  let path = `M${n(first[0])} ${n(first[1])}`
  const last = closed ? count : count - 1
  for (let index = 0; index < last; index++) {
    const { outgoing } = arms(knot(index - 1), knot(index), knot(index + 1))
    const { incoming } = arms(knot(index), knot(index + 1), knot(index + 2))
    const end = knot(index + 1)
    path += `C${n(outgoing[0])} ${n(outgoing[1])} ${n(incoming[0])} ${n(incoming[1])} ${n(end[0])} ${n(end[1])}`
  }
  return closed ? `${path}Z` : path
}

function bezier(from: Point, armOut: Point, armIn: Point, to: Point, t: number): Point {
  const a = mix(mix(from, armOut, t), mix(armOut, armIn, t), t)
  const b = mix(mix(armOut, armIn, t), mix(armIn, to, t), t)
  return mix(a, b, t)
}

/**
 * Returns the point of an open curve at the share `t` (0 to 1) of its length. The length is measured along
 * straight lines between the knots.
 */
export function along(knots: readonly Knot[], t: number): Point {
  const knot = (index: number): Knot =>
    knots[Math.min(Math.max(index, 0), knots.length - 1)] ?? [0, 0]
  const spot = (index: number): Point => [knot(index)[0], knot(index)[1]]
  const lengths = knots.slice(1).map((_, index) => distance(spot(index), spot(index + 1)))
  let rest = Math.min(Math.max(t, 0), 1) * lengths.reduce((sum, length) => sum + length, 0)
  let span = 0
  while (span < lengths.length - 1 && rest > (lengths[span] ?? 0)) rest -= lengths[span++] ?? 0
  const { outgoing } = arms(knot(span - 1), knot(span), knot(span + 1))
  const { incoming } = arms(knot(span), knot(span + 1), knot(span + 2))
  return bezier(spot(span), outgoing, incoming, spot(span + 1), rest / (lengths[span] || 1))
}

/**
 * Returns a long leaf shape around a spine. It starts as a point, is at most `width` wide, and is `width ×
 * tail` wide at its end. Folds, leaves and petals have such shapes.
 */
export function leaf(spine: readonly Knot[], width: number, tail = 0): Knot[] {
  const steps = 7
  const left: Knot[] = []
  const right: Knot[] = []
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const at = along(spine, t)
    const ahead = along(spine, t + 0.04)
    const behind = along(spine, t - 0.04)
    const length = distance(behind, ahead) || 1
    const normal: Point = [-(ahead[1] - behind[1]) / length, (ahead[0] - behind[0]) / length]
    const swell =
      t < 0.6
        ? Math.sin((t / 1.2) * Math.PI)
        : tail + (1 - tail) * Math.cos((t - 0.6) * 1.25 * Math.PI)
    const half = (width / 2) * swell
    const edge: 1 | undefined = step === 0 || step === steps ? 1 : undefined
    left.push([at[0] + normal[0] * half, at[1] + normal[1] * half, edge])
    right.unshift([at[0] - normal[0] * half, at[1] - normal[1] * half, edge])
  }
  return [...left, ...right]
}

/** Returns a band of constant width around a spine, for example a strap or a stem. */
export function ribbon(spine: readonly Knot[], width: number): Knot[] {
  const steps = Math.max(spine.length * 3, 8)
  const left: Knot[] = []
  const right: Knot[] = []
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const at = along(spine, t)
    const ahead = along(spine, t + 0.03)
    const behind = along(spine, t - 0.03)
    const length = distance(behind, ahead) || 1
    const half = width / 2
    const normal: Point = [
      (-(ahead[1] - behind[1]) / length) * half,
      ((ahead[0] - behind[0]) / length) * half,
    ]
    const edge: 1 | undefined = step === 0 || step === steps ? 1 : undefined
    left.push([at[0] + normal[0], at[1] + normal[1], edge])
    right.unshift([at[0] - normal[0], at[1] - normal[1], edge])
  }
  return [...left, ...right]
}
