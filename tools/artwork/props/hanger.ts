import type { Layer } from '../garment/piece.ts'
import { ribbon, symmetric, type Knot } from '../geometry.ts'

const wood = '#b5875a'
const steel = '#9a9188'

/** The height from the neck or the waist of the garment to the top of the hook. */
export const hookHeight = 112

function hook(foot: number): Layer {
  const top = -hookHeight
  const spine: Knot[] = [
    [0, foot],
    [0, top + 60],
    [3, top + 48],
    [20, top + 34],
    [20, top + 12],
    [0, top],
    [-19, top + 10],
    [-22, top + 26],
  ]
  return { outline: ribbon(spine, 5.4), colour: steel, flat: true, lift: 3 }
}

/**
 * Returns a wooden hanger for tops. The neck of the garment is at (0, 0), and its shoulders cover the arms of
 * the hanger.
 */
export function shoulderHanger(): Layer[] {
  return [
    hook(0),
    {
      outline: symmetric([
        [0, -28],
        [13, -26],
        [30, -8],
        [54, 14],
        [112, 40, 1],
        [112, 54, 1],
        [40, 30],
        [0, 18],
      ]),
      colour: wood,
      flat: true,
      lift: 2,
    },
  ]
}

function clip(x: number): Layer[] {
  return [
    {
      outline: [
        [x - 10, -18, 1],
        [x + 10, -18, 1],
        [x + 12, 26, 1],
        [x - 12, 26, 1],
      ],
      colour: steel,
      flat: true,
      lift: 4,
    },
    {
      outline: [
        [x - 7, -24, 1],
        [x + 7, -24, 1],
        [x + 6, -8, 1],
        [x - 6, -8, 1],
      ],
      colour: '#b9b0a6',
      flat: true,
      lift: 2,
    },
  ]
}

const bar: Layer = {
  outline: [
    [-116, -32],
    [0, -36],
    [116, -32],
    [122, -24],
    [116, -16],
    [0, -18],
    [-116, -16],
    [-122, -24],
  ],
  colour: wood,
  flat: true,
  lift: 4,
}

/** Returns a hanger with clips for skirts and trousers. The waist of the garment is at (0, 0). */
export function clipHanger(): Layer[] {
  return [hook(-22), bar, ...clip(-72), ...clip(72)]
}
