import type { Piece } from '../garment/piece.ts'
import { ribbon, symmetric } from '../geometry.ts'

const canvas = '#d9cdb9'
const wood = '#8d6540'

function stick(top: number, bottom: number, width: number): Piece {
  return {
    outline: ribbon(
      [
        [0, top],
        [0, bottom],
      ],
      width,
    ),
    colour: wood,
  }
}

function foot(y: number): Piece {
  return {
    outline: symmetric([
      [0, y - 12],
      [30, y - 4],
      [96, y + 22],
      [112, y + 40, 1],
      [92, y + 38],
      [0, y + 14],
    ]),
    colour: wood,
    lift: 3,
  }
}

const torso: Piece = {
  outline: symmetric([
    [0, -66],
    [40, -64, 1],
    [44, -24],
    [62, 4],
    [126, 44],
    [140, 110],
    [126, 220],
    [112, 300],
    [0, 320],
  ]),
  colour: canvas,
  seams: [
    [
      [0, -62],
      [2, 60],
      [0, 300],
    ],
  ],
  folds: [
    {
      spine: [
        [-40, -60],
        [-46, 0],
        [-120, 60],
        [-118, 200],
      ],
      width: 60,
      depth: 0.5,
    },
  ],
}

const cap: Piece = {
  outline: symmetric([
    [0, -84],
    [20, -82],
    [42, -72],
    [42, -62, 1],
    [0, -56],
  ]),
  colour: wood,
  lift: 2,
}

/**
 * Returns a dress form on a wooden stand. The neck of the garment is at (0, 0), and the garment ends at the
 * height `hem`.
 */
export function dressForm(hem: number): Piece[] {
  const floor = hem + 150
  return [
    { ...stick(hem - 60, floor, 17), lift: 3 },
    foot(floor),
    torso,
    cap,
    { ...stick(-104, -82, 13), flat: true },
  ]
}
