import type { GarmentDesign } from '../design.ts'
import type { Knot } from '../pen/geometry.ts'
import type { Chance } from '../pen/random.ts'
import type { Face, Layer } from './piece.ts'
import { skirtLayers, skirtShape } from './skirt-layers.ts'
import { waistband, waistInside } from './skirt-parts.ts'
import { bow, patchPocket, tiedBelt } from './trimmings.ts'

/** A skirt with its waistband. */
export function skirt(
  design: GarmentDesign & { kind: 'skirt' },
  face: Face,
  luck: Chance,
): Layer[] {
  const details = design.details ?? []
  const shape = skirtShape(design.cut, design.length ?? 'midi', 40, 122)
  const front = face === 'front'
  const { hem, sag, hip } = shape
  const buttons: Knot[] = Array.from({ length: 7 }, (_, index): Knot => [
    luck.between(-1, 1),
    70 + ((hem[1] - 110) * index) / 6,
  ])
  return [
    ...(front ? waistInside(4, 121) : []),
    ...skirtLayers(
      details.includes('pleats') && design.cut === 'a-line' ? 'pleated' : design.cut,
      shape,
      luck,
      face,
    ),
    ...(front && details.includes('pockets')
      ? [
          patchPocket(-hip[0] * 0.56, hip[1] - 66, 84, 96),
          patchPocket(hip[0] * 0.56, hip[1] - 66, 84, 96),
        ]
      : []),
    ...(front && details.includes('buttons')
      ? [
          {
            outline: [
              [-15, 42, 1],
              [15, 42, 1],
              [15, hem[1] * 0.5],
              [15, hem[1] + sag - 2, 1],
              [-15, hem[1] + sag - 2, 1],
              [-15, hem[1] * 0.5],
            ] as Knot[],
            flat: true,
            lift: 2,
          },
          { trim: 'button', at: buttons, size: 7.4 } as const,
        ]
      : []),
    ...(design.pattern === 'lace'
      ? [
          {
            trim: 'scallop',
            at: [
              [-hem[0], hem[1]],
              [-hem[0] * 0.5, hem[1] + sag * 0.75],
              [0, hem[1] + sag],
              [hem[0] * 0.5, hem[1] + sag * 0.75],
              [hem[0], hem[1]],
            ],
            size: 9,
          } as const,
        ]
      : []),
    waistband(4, 120, 38, {
      stitches: [
        [
          [-118, 10],
          [0, 14],
          [118, 10],
        ],
        [
          [-120, 37],
          [0, 42],
          [120, 37],
        ],
      ],
    }),
    ...(front && design.cut === 'wrap' && !details.includes('bow')
      ? [{ trim: 'button', at: [[96, 26]], size: 8 } as const]
      : []),
    ...(!front ? [{ trim: 'zip', at: [[0, 20]], size: 1 } as const] : []),
    ...(front && details.includes('bow') ? bow(28, 0.86) : []),
    ...(front && details.includes('belt') ? tiedBelt(6, 123, 32) : []),
    ...(front && details.includes('embroidery')
      ? [{ trim: 'blossoms', at: [[-hem[0] * 0.42, hem[1] - 150]], size: 1.05 } as const]
      : []),
  ]
}
