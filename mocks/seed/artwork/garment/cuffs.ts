import type { Knot } from '../pen/geometry.ts'
import type { Layer, Piece } from './piece.ts'

/** The end of a long sleeve: a buttoned cuff, a plain hem, a hem with small buttons, or ribbing. */
export type Ending = 'cuff' | 'hem' | 'coat' | 'rib'

/** Sleeve coordinates: `s` down the sleeve from the shoulder, `t` inwards across it. */
export type Place = (s: number, t: number) => Knot

/** The same knot as a corner. */
export function corner(knot: Knot): Knot {
  return [knot[0], knot[1], 1]
}

/** A band around the end of a sleeve; `inset` keeps it narrower than the sleeve. */
export function band(
  place: Place,
  length: number,
  cuff: number,
  height: number,
  inset: number,
): Piece {
  return {
    outline: [
      corner(place(length - height, inset)),
      place(length - height / 2, inset - 1),
      corner(place(length, inset)),
      place(length + 3, cuff / 2),
      corner(place(length - 1, cuff - inset)),
      place(length - height / 2, cuff - inset + 1),
      corner(place(length - height - 1, cuff - inset)),
      place(length - height + 3, cuff / 2),
    ],
    flat: true,
    lift: 2,
  }
}

/** The trimmings at the end of a long sleeve. */
export function ending(end: Ending, place: Place, length: number, cuff: number): Layer[] {
  switch (end) {
    case 'cuff':
      return [
        {
          ...band(place, length, cuff, 38, 5),
          stitches: [
            [place(length - 33, 7), place(length - 31, cuff / 2), place(length - 34, cuff - 7)],
          ],
        },
        { trim: 'button', at: [place(length - 19, cuff * 0.22)], size: 4.6 },
      ]
    case 'coat':
      return [
        {
          trim: 'button',
          at: [16, 32, 48].map((rise) => place(length - rise, cuff * 0.86)),
          size: 4.8,
        },
      ]
    case 'rib': {
      const ribs = Array.from({ length: 8 }, (_, index): Knot[] => {
        const across = 10 + ((cuff - 20) * index) / 7
        return [place(length - 42, across), place(length - 3, across)]
      })
      return [{ ...band(place, length, cuff, 44, 7), plain: true, tone: -0.02, seams: ribs }]
    }
    case 'hem':
      return []
  }
}
