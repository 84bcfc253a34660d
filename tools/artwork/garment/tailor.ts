import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import type { Chance } from '../../../mocks/seed/chance.ts'
import { aoDai } from './ao-dai.ts'
import { dress } from './dress.ts'
import { outerwear } from './outerwear.ts'
import { pants } from './pants.ts'
import type { Face, Layer } from './piece.ts'
import { shirt } from './shirt.ts'
import { skirt } from './skirt.ts'

/** Returns the layers of a design from the bottom up, in pixels from the neck or the waist. */
export function tailor(design: GarmentDesign, face: Face, luck: Chance, colour: string): Layer[] {
  switch (design.kind) {
    case 'shirt':
      return shirt(design, face, luck)
    case 'dress':
      return dress(design, face, luck, colour)
    case 'skirt':
      return skirt(design, face, luck)
    case 'pants':
      return pants(design, face, luck)
    case 'ao-dai':
      return aoDai(design, face, luck, colour)
    case 'outerwear':
      return outerwear(design, face, luck)
  }
}
