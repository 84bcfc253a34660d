import type { Chance } from '../../../mocks/seed/chance.ts'
import { symmetric, type Knot } from '../geometry.ts'
import type { CoatShape } from './coat-shape.ts'
import { drawing, type Layer, type Piece } from './piece.ts'
import { weltPocket } from './trimmings.ts'

function ribs(
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  count: number,
): Knot[][] {
  return Array.from({ length: count }, (_, index): Knot[] => {
    const part = (index + 0.5) / count
    const x = from[0] + (to[0] - from[0]) * part
    const y = from[1] + (to[1] - from[1]) * part
    return [
      [x, y + 2],
      [x, y + height - 2],
    ]
  })
}

export function wideRib(shape: CoatShape, height: number): Layer[] {
  const { hem } = shape
  const half = hem[0] - 3
  const top = hem[1] - 6
  return [
    {
      outline: [
        [-half, top, 1],
        [0, top + 5],
        [half, top, 1],
        [half - 4, top + height * 0.5],
        [half - 7, top + height, 1],
        [0, top + height + 5],
        [-half + 7, top + height, 1],
        [-half + 4, top + height * 0.5],
      ],
      flat: true,
      plain: true,
      lift: 2,
      tone: -0.02,
      seams: ribs([-half + 6, top + 2], [half - 6, top + 2], height, 34),
    },
  ]
}

function stormFlap(shoulder: number): Piece {
  return {
    outline: [
      [62, 8, 1],
      [shoulder - 4, 34, 1],
      [shoulder - 8, 110],
      [shoulder - 20, 196, 1],
      [96, 212],
      [58, 190, 1],
    ],
    flat: true,
    lift: 3,
    stitches: [
      [
        [64, 184],
        [96, 203],
        [shoulder - 24, 188],
      ],
    ],
  }
}

function shoulderTab(side: -1 | 1, shoulder: number): Piece {
  return {
    outline: [
      [side * 88, 12, 1],
      [side * (shoulder - 4), 30, 1],
      [side * (shoulder - 6), 52, 1],
      [side * 98, 36],
      [side * 84, 24],
    ],
    flat: true,
    lift: 2,
    stitches: [
      [
        [side * 94, 18],
        [side * (shoulder - 8), 35],
      ],
    ],
  }
}

function slantedPocket(side: -1 | 1, corners: readonly Knot[]): Piece {
  return { outline: corners.map(([x, y]): Knot => [side * x, y, 1]), flat: true, lift: 3 }
}

const trenchPocket: readonly Knot[] = [
  [152, 424],
  [130, 420],
  [112, 524],
  [134, 530],
]

const bomberPocket: readonly Knot[] = [
  [132, 262],
  [116, 256],
  [92, 338],
  [108, 344],
]

export function trenchTrims({ shoulder, waist, overlap }: CoatShape): Layer[] {
  const columns: Knot[] = [276, 408, 500].flatMap((y): Knot[] => [
    [-overlap + 18, y],
    [overlap - 10, y],
  ])
  return [
    stormFlap(shoulder[0]),
    ...drawing('epaulettes', [shoulderTab(-1, shoulder[0]), shoulderTab(1, shoulder[0])]),
    ...drawing('buttons', [{ trim: 'button', at: [...columns, [-94, 25], [94, 25]], size: 8.6 }]),
    weltPocket(-132, waist[1] + 92, 26, 0),
    ...drawing('pockets', [slantedPocket(-1, trenchPocket), slantedPocket(1, trenchPocket)]),
  ]
}

export function cardiganTrims(shape: CoatShape, luck: Chance): Layer[] {
  const { neck, opening, overlap, hem } = shape
  const low = hem[1] + 32
  const band = (side: number): Layer => {
    const edge: Knot[] = [
      [side * (neck + 8), -6, 1],
      [side * (neck * 0.5 + 10), opening * 0.52],
      [-overlap * 0.2 * side + side * 12, opening],
      [side * 14, (opening + low) / 2],
      [side * 14, low, 1],
    ]
    const inner: Knot[] = [
      [-side * 12, low, 1],
      [-side * 12, (opening + low) / 2],
      [-side * 10, opening + 6],
      [side * (neck * 0.5 - 16), opening * 0.48],
      [side * (neck - 14), -12, 1],
    ]
    return { outline: [...edge, ...inner], flat: true, plain: true, lift: 3, tone: -0.015 }
  }
  const count = 5
  const buttons = Array.from({ length: count }, (_, index): Knot => [
    luck.between(-0.7, 0.7),
    opening + 24 + ((low - opening - 50) * index) / (count - 1),
  ])
  return [
    ...drawing('v neck', [band(-1), band(1)]),
    ...drawing('buttons', [{ trim: 'button', at: buttons, size: 8.4 }]),
  ]
}

function zipBand(opening: number, low: number): Piece {
  const teeth = Array.from({ length: 40 }, (_, index): Knot[] => {
    const y = opening + 8 + ((low - opening - 12) * index) / 40
    return [
      [-4, y],
      [4, y],
    ]
  })
  return {
    outline: [
      [-8, opening, 1],
      [8, opening, 1],
      [8, (opening + low) / 2],
      [8, low, 1],
      [-8, low, 1],
      [-8, (opening + low) / 2],
    ],
    flat: true,
    plain: true,
    lift: 2,
    tone: -0.06,
    seams: teeth,
  }
}

function ribbedCollar(neck: number, opening: number): Piece {
  return {
    outline: symmetric([
      [0, opening + 6],
      [neck * 0.6, opening * 0.8],
      [neck + 6, 2, 1],
      [neck - 6, -19, 1],
      [neck * 0.5, 0],
      [6, opening - 30],
      [0, opening - 28],
    ]),
    flat: true,
    plain: true,
    lift: 3,
    tone: -0.02,
    seams: Array.from({ length: 17 }, (_, index): Knot[] => {
      const part = (index / 16) * 2 - 1
      const bow = 1 - part ** 2
      return [
        [part * (neck - 8), -16 + bow * (opening - 12)],
        [part * (neck + 2), -2 + bow * (opening + 4)],
      ]
    }),
  }
}

export function bomberTrims({ neck, opening, hem }: CoatShape): Layer[] {
  return [
    ...drawing('zip', [
      zipBand(opening, hem[1] + 44),
      { trim: 'zip', at: [[0, opening + 10]], size: 1 },
    ]),
    ...drawing('stand neck', [ribbedCollar(neck, opening)]),
    ...drawing('pockets', [slantedPocket(-1, bomberPocket), slantedPocket(1, bomberPocket)]),
  ]
}
