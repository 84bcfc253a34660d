import type { GarmentDesign, SkirtCut } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import type { Knot } from '../geometry.ts'
import { bow, tiedBelt } from './knots.ts'
import { drawing, type Face, type Layer } from './piece.ts'
import { skirtLayers, skirtShape, vent } from './skirt-layers.ts'
import { skirtOutline, waistband, waistInside, type SkirtShape } from './skirt-parts.ts'
import { patchPocket } from './trimmings.ts'

type Details = NonNullable<GarmentDesign['details']>

/** Height of a waistband, from the top of the pattern down to the waist. */
export const skirtBand = 40

function buttonBand({ hem, sag }: SkirtShape, buttons: Knot[]): Layer[] {
  return [
    {
      outline: [
        [-15, 42, 1],
        [15, 42, 1],
        [15, hem[1] * 0.5],
        [15, hem[1] + sag - 2, 1],
        [-15, hem[1] + sag - 2, 1],
        [-15, hem[1] * 0.5],
      ],
      flat: true,
      lift: 2,
    },
    { trim: 'button', at: buttons, size: 7.4 },
  ]
}

function hemOf({ hem, sag }: SkirtShape): Knot[] {
  return [
    [-hem[0], hem[1]],
    [-hem[0] * 0.5, hem[1] + sag * 0.75],
    [0, hem[1] + sag],
    [hem[0] * 0.5, hem[1] + sag * 0.75],
    [hem[0], hem[1]],
  ]
}

function laceEdge(shape: SkirtShape): Layer {
  return { trim: 'scallop', at: hemOf(shape), size: 9 }
}

function fringedHem(shape: SkirtShape): Layer[] {
  const line = skirtOutline(shape).filter(([, y]) => y > shape.hem[1] - 30)
  return drawing('fringe', [{ trim: 'fringe', at: line, size: 13 }])
}

function pockets({ hip }: SkirtShape): Layer[] {
  return [
    patchPocket(-hip[0] * 0.56, hip[1] - 66, 84, 96),
    patchPocket(hip[0] * 0.56, hip[1] - 66, 84, 96),
  ]
}

const band: Layer = waistband(4, 120, 38, {
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
})

function frontTrims(cut: SkirtCut, details: Details): Layer[] {
  return [
    ...(cut === 'wrap' && !details.includes('bow')
      ? [{ trim: 'button', at: [[96, 26]], size: 8 } as const]
      : []),
    ...(details.includes('bow') ? drawing('bow', bow(28, 0.86)) : []),
    ...(details.includes('belt') ? drawing('belt', tiedBelt(6, 123, 32)) : []),
  ]
}

export function skirt(
  design: GarmentDesign & { kind: 'skirt' },
  face: Face,
  luck: Chance,
): Layer[] {
  const { cut, details = [] } = design
  const shape = skirtShape(cut, design.length ?? 'midi', skirtBand, 122)
  const front = face === 'front'
  const buttons = Array.from({ length: 7 }, (_, index): Knot => [
    luck.between(-1, 1),
    70 + ((shape.hem[1] - 110) * index) / 6,
  ])
  const fall = details.includes('pleats') && cut === 'a-line' ? 'pleated' : cut
  return [
    ...(front ? waistInside(4, 121) : []),
    ...skirtLayers(fall, shape, luck, face),
    ...(front && details.includes('pockets') ? drawing('pockets', pockets(shape)) : []),
    ...(front && details.includes('buttons') ? drawing('buttons', buttonBand(shape, buttons)) : []),
    ...(design.pattern === 'lace' ? [laceEdge(shape)] : []),
    ...(details.includes('fringe') ? fringedHem(shape) : []),
    ...(!front && design.behind?.includes('vent') ? vent(shape) : []),
    band,
    ...(front ? frontTrims(cut, details) : [{ trim: 'zip', at: [[0, 20]], size: 1 } as const]),
  ]
}
