import type { Layer } from '../garment/piece.ts'
import { leaf, ribbon, type Knot, type Point } from '../geometry.ts'

type Turn = (point: readonly [number, number, 1?]) => Knot

function turned(centre: Point, degrees: number, scale: number): Turn {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return ([x, y, corner]) => [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos, corner]
}

const petalShape: readonly Knot[] = [
  [0, 4, 1],
  [17, -14],
  [25, -46],
  [17, -78],
  [0, -92, 1],
  [-15, -80],
  [-25, -48],
  [-16, -14],
]

function petal(centre: Point, degrees: number, scale: number, colour: string, bend: number): Layer {
  const place = turned(centre, degrees, scale)
  const shape = petalShape.map(([x, y, corner]): Knot => [x + bend * (y / 92) ** 2 * 16, y, corner])
  return {
    outline: shape.map(place),
    colour,
    lift: 3 * scale,
    flat: true,
    folds: [
      {
        spine: [
          [0, -4],
          [bend * 3, -44],
          [bend * 13, -84],
        ].map(([x, y]) => place([x ?? 0, y ?? 0])),
        width: 11 * scale,
        depth: 0.5,
      },
      {
        spine: [
          [4, -2],
          [10, -30],
          [14, -58],
        ].map(([x, y]) => place([x ?? 0, y ?? 0])),
        width: 6 * scale,
        depth: 0.4,
        crisp: true,
      },
    ],
  }
}

/** Returns a magnolia in full bloom: the outer petals, the inner petals as a cup, and the stamens. */
function bloom(centre: Point, degrees: number, scale: number): Layer[] {
  const outer = [-96, 98, -58, 60, 172].map((tilt, index) =>
    petal(
      centre,
      degrees + tilt,
      scale * (index === 4 ? 0.72 : 1),
      index % 2 ? '#f6dfd3' : '#f9e8dd',
      tilt > 0 ? 1 : -1,
    ),
  )
  const inner = [-26, 30, 2].map((tilt, index) =>
    petal(
      centre,
      degrees + tilt,
      scale * (0.96 - index * 0.1),
      index === 2 ? '#fffaf2' : '#fdf1e7',
      tilt > 0 ? 0.6 : -0.6,
    ),
  )
  const heart = turned(centre, degrees, scale)
  return [
    ...outer,
    ...inner,
    {
      outline: [
        [-7, 2],
        [-5, -14],
        [0, -20],
        [5, -14],
        [7, 2],
        [0, 8],
      ].map(([x, y]) => heart([x ?? 0, y ?? 0])),
      colour: '#b9a65c',
      flat: true,
      lift: 2,
    },
  ]
}

function bud(centre: Point, degrees: number, scale: number): Layer[] {
  const place = turned(centre, degrees, scale)
  return [
    { ...petal(centre, degrees - 9, scale * 0.74, '#efd3c8', -0.5) },
    { ...petal(centre, degrees + 8, scale * 0.7, '#f5e2d8', 0.5) },
    {
      outline: [
        [-9, 0],
        [-8, -18],
        [0, -26],
        [8, -18],
        [9, 0],
        [0, 8],
      ].map(([x, y]) => place([x ?? 0, y ?? 0])),
      colour: '#6d6a4a',
      flat: true,
      lift: 1,
    },
  ]
}

function foliage(from: Knot, to: Knot, width: number, colour: string): Layer {
  const middle: Knot = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * 0.12,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * 0.12,
  ]
  return {
    outline: leaf([from, middle, to], width),
    colour,
    lift: 3,
    seams: [[from, middle, to]],
  }
}

function wood(width: number, ...spine: Knot[]): Layer {
  return { outline: ribbon(spine, width), colour: '#6a5140', flat: true, lift: 3 }
}

/** Returns a branch of magnolia that grows upwards from (0, 0), about 240 wide and 420 high. */
export function magnolia(): Layer[] {
  return [
    wood(6, [10, -96], [60, -160], [96, -196]),
    wood(5, [-4, -186], [-56, -226], [-84, -262]),
    wood(8, [0, 0], [10, -90], [-6, -180], [24, -270], [20, -350]),
    foliage([8, -60], [-76, -104], 38, '#5f7a5f'),
    foliage([40, -138], [112, -112], 34, '#6f8a6b'),
    foliage([22, -286], [96, -318], 36, '#5b765c'),
    foliage([-40, -216], [-112, -196], 32, '#748d6f'),
    ...bud([98, -200], 42, 0.78),
    ...bloom([-82, -268], -34, 0.82),
    ...bloom([22, -356], 12, 1.04),
  ]
}

export function fallenPetal(): Layer[] {
  return [petal([0, 40], 0, 0.8, '#f4e4da', 1)]
}
