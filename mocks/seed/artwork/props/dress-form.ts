import type { Layer } from '../garment/piece.ts'
import { ribbon, symmetric } from '../pen/geometry.ts'

const canvas = '#d9cdb9'
const wood = '#8d6540'

/** A dress form on a turned wooden stand; the neck of the garment is at (0, 0), `hem` is where it ends. */
export function dressForm(hem: number): Layer[] {
  const foot = hem + 150
  return [
    {
      outline: ribbon(
        [
          [0, hem - 60],
          [0, foot],
        ],
        17,
      ),
      colour: wood,
      lift: 3,
    },
    {
      outline: symmetric([
        [0, foot - 12],
        [30, foot - 4],
        [96, foot + 22],
        [112, foot + 40, 1],
        [92, foot + 38],
        [0, foot + 14],
      ]),
      colour: wood,
      lift: 3,
    },
    {
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
    },
    {
      outline: symmetric([
        [0, -84],
        [20, -82],
        [42, -72],
        [42, -62, 1],
        [0, -56],
      ]),
      colour: wood,
      lift: 2,
    },
    {
      outline: ribbon(
        [
          [0, -104],
          [0, -82],
        ],
        13,
      ),
      colour: wood,
      flat: true,
    },
  ]
}
