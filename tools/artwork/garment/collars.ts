import type { Collar } from '../../../mocks/seed/catalogue/garment.ts'
import type { GarmentPart } from '../../../mocks/seed/catalogue/parts.ts'
import { mirrored, ribbon, symmetric, type Knot } from '../geometry.ts'
import { drawing, type Face, type Layer, type Piece } from './piece.ts'
import { neckDepth, neckline, type TopShape } from './top.ts'

function both(right: readonly Knot[], piece: Omit<Piece, 'outline'>): Piece[] {
  const angle = piece.grain?.angle ?? 0
  const { seams = [], stitches = [] } = piece
  return [
    {
      ...piece,
      outline: mirrored(right),
      grain: { angle: -angle },
      seams: seams.map(mirrored),
      stitches: stitches.map(mirrored),
    },
    { ...piece, outline: right, grain: { angle } },
  ]
}

/** The part of the collar behind the neck, and the label. Both are below all other pieces. */
export function collarBehind(collar: Collar, shape: TopShape): Layer[] {
  const { neck } = shape
  if (collar === 'v' || collar === 'round' || collar === 'boat' || collar === 'square') return []
  // This part meets the corners of the front pieces, so that no tip stands above it.
  const [rise, inset] = collar === 'stand' ? [22, 3] : [29, 9]
  return [
    {
      outline: symmetric([
        [0, -rise + 4],
        [neck * 0.5, -rise + 2.5],
        [neck - inset, -rise, 1],
        [neck * 0.9, 12],
        [neck * 0.5, 26],
        [0, 32],
      ]),
      tone: -0.1,
      flat: true,
      inner: true,
      lift: 1,
      grain: { angle: 90 },
    },
    { trim: 'label', at: [[0, 12]], size: 15 },
  ]
}

function pointCollar(neck: number, depth: number): Layer[] {
  return both(
    [
      [3, depth - 4, 1],
      [48, depth + 56, 1],
      [neck + 6, depth + 4],
      [neck + 19, 2],
      [neck + 6, -22],
      [neck - 9, -29, 1],
      [neck - 16, -8],
      [neck - 30, 16],
    ],
    {
      flat: true,
      lift: 4,
      grain: { angle: 52 },
      stitches: [
        [
          [9, depth],
          [46, depth + 46],
          [neck + 2, depth - 2],
          [neck + 13, 2],
          [neck + 2, -19],
        ],
      ],
    },
  )
}

function campCollar(neck: number, depth: number): Layer[] {
  return both(
    [
      [2, depth + 2, 1],
      [66, depth - 8, 1],
      [56, depth - 40, 1],
      [92, depth - 30, 1],
      [neck + 26, 22],
      [neck + 14, -12],
      [neck - 6, -29, 1],
      [neck - 14, -6],
      [neck - 28, 36],
    ],
    {
      flat: true,
      lift: 4,
      grain: { angle: 38 },
      seams: [
        [
          [56, depth - 40],
          [38, depth - 48],
        ],
      ],
      stitches: [
        [
          [8, depth - 3],
          [60, depth - 13],
        ],
        [
          [62, depth - 44],
          [86, depth - 37],
          [neck + 19, 22],
          [neck + 7, -10],
        ],
      ],
    },
  )
}

function peterPanCollar(neck: number, depth: number): Layer[] {
  return both(
    [
      [2, depth - 4, 1],
      [14, depth + 40],
      [52, depth + 62],
      [88, depth + 28],
      [neck + 30, 4],
      [neck + 10, -21],
      [neck - 9, -28, 1],
      [neck - 15, -6],
      [neck - 30, 20],
    ],
    {
      flat: true,
      lift: 4,
      grain: { angle: 20 },
      stitches: [
        [
          [9, depth + 2],
          [20, depth + 34],
          [52, depth + 54],
          [80, depth + 24],
          [neck + 23, 5],
          [neck + 7, -14],
        ],
      ],
    },
  )
}

/** Returns piping of another colour along the edge of a Peter Pan collar. */
export function piping({ neck }: TopShape, colour: string): Layer[] {
  const depth = neckDepth('peter-pan')
  const edge: Knot[] = [
    [2, depth - 4],
    [14, depth + 40],
    [52, depth + 62],
    [88, depth + 28],
    [neck + 30, 4],
    [neck + 10, -21],
  ]
  return drawing(
    'collar-trim',
    both(ribbon(edge, 3.4), { flat: true, lift: 2, still: true, colour, fibre: 'cotton' }),
  )
}

function standCollar(neck: number, depth: number): Layer[] {
  return both(
    [
      [2, depth - 1, 1],
      [neck * 0.52, depth * 0.86],
      [neck * 0.9, depth * 0.4],
      [neck + 3, -3, 1],
      [neck - 3, -22, 1],
      [neck * 0.72, depth * 0.08],
      [neck * 0.4, depth * 0.42],
      [12, depth * 0.52],
      [3, depth * 0.66],
    ],
    { flat: true, lift: 2, grain: { angle: 60 } },
  )
}

function collarFront(collar: Collar, shape: TopShape): Layer[] {
  const { neck } = shape
  const depth = neckDepth(collar)
  switch (collar) {
    case 'point':
      return pointCollar(neck, depth)
    case 'camp':
      return campCollar(neck, depth)
    case 'peter-pan':
      return peterPanCollar(neck, depth)
    case 'stand':
      return standCollar(neck, depth)
    default:
      return []
  }
}

/** Returns the name of the neck for a garment without a collar. Its neck is a part of the body piece. */
export function necklineOf(collar: Collar): GarmentPart[] {
  return collar === 'v' || collar === 'round' || collar === 'boat' || collar === 'square'
    ? [`${collar} neck`]
    : []
}

/**
 * Returns the line of stitches along a neck without a collar, which holds the facing. For a garment with a
 * collar, returns no line.
 */
export function neckStitches(collar: Collar, shape: TopShape): Knot[][] {
  const offset = 10
  const round = neckline(collar, shape.neck + offset * 0.9, neckDepth(collar) + offset)
  // At the shoulder the line ends inside the seam.
  const half: Knot[] = [...round.slice(0, -1), [shape.neck + 3, 13]]
  const whole = [...mirrored(half).slice(0, -1), ...half]
  return collar === 'v' || collar === 'round' || collar === 'boat' || collar === 'square'
    ? [whole]
    : []
}

/** A stand collar from behind. */
export function standBack(neck: number): Piece {
  return {
    outline: symmetric([
      [0, -16],
      [neck * 0.6, -17],
      [neck - 2, -22, 1],
      [neck + 3, -2, 1],
      [neck * 0.5, 11],
      [0, 15],
    ]),
    flat: true,
    lift: 2,
    grain: { angle: 90 },
  }
}

function turnedBack(neck: number, drop: number, rounded: boolean): Piece {
  return {
    outline: symmetric([
      [0, -20],
      [neck * 0.55, -23],
      [neck - 4, -28, 1],
      [neck + 14, -8],
      [neck + 26, drop - 8, rounded ? undefined : 1],
      [neck * 0.6, drop - 2],
      [0, drop],
    ]),
    flat: true,
    lift: 4,
    grain: { angle: 90 },
    stitches: [
      [
        [-neck - 14, drop - 14],
        [-neck * 0.5, drop - 10],
        [0, drop - 8],
        [neck * 0.5, drop - 10],
        [neck + 14, drop - 14],
      ],
    ],
  }
}

function collarBack(collar: Collar, { neck }: TopShape): Layer[] {
  if (collar === 'v' || collar === 'round' || collar === 'boat' || collar === 'square') return []
  if (collar === 'stand') return [standBack(neck)]
  const rounded = collar === 'peter-pan'
  return [turnedBack(neck, rounded ? 46 : 30, rounded)]
}

/**
 * Returns the collar as it looks on this face of the garment. A garment without a collar has no such layers.
 */
export function collarOn(face: Face, collar: Collar, shape: TopShape): Layer[] {
  return face === 'front'
    ? drawing(`${collar} neck`, collarFront(collar, shape))
    : collarBack(collar, shape)
}
