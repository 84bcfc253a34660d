import type { Layer } from '../garment/piece.ts'
import { ribbon, type Knot } from '../pen/geometry.ts'

const wood = '#a5764a'

function bar(line: readonly Knot[], width: number, tone = 0): Layer {
  return { outline: ribbon(line, width), colour: wood, tone, lift: 4 }
}

/** The back of a wooden chair, 440 wide; its top rail is at y = 0. */
export function chairBack(): Layer[] {
  return [
    bar(
      [
        [-196, -40],
        [-190, 320],
        [-204, 900],
      ],
      26,
    ),
    bar(
      [
        [196, -40],
        [190, 320],
        [204, 900],
      ],
      26,
    ),
    bar(
      [
        [-190, 470],
        [0, 484],
        [190, 470],
      ],
      30,
      -0.04,
    ),
    {
      outline: [
        [-250, 560, 1],
        [250, 560, 1],
        [286, 640, 1],
        [-286, 640, 1],
      ],
      colour: wood,
      tone: -0.02,
      lift: 5,
      flat: true,
    },
    {
      outline: [
        [-286, 640, 1],
        [286, 640, 1],
        [284, 668, 1],
        [-284, 668, 1],
      ],
      colour: wood,
      tone: -0.09,
      flat: true,
    },
  ]
}

/** The rail over which a garment is folded. */
export function chairRail(): Layer[] {
  return [
    bar(
      [
        [-214, 4],
        [0, -10],
        [214, 4],
      ],
      40,
    ),
  ]
}
