import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import type { Face } from '../garment/piece.ts'
import type { Point } from '../geometry.ts'
import { drawGarment } from './lay.ts'
import { picture, type Scene, type Sitter } from './picture.ts'
import { ground, paperColour } from './surroundings.ts'

/** A place of a garment for a close view, with its magnification and its side of the garment. */
type Focus = { at: Point; scale: number; face?: Face }

function onTop(design: GarmentDesign, luck: Chance): Focus {
  const details = 'details' in design ? (design.details ?? []) : []
  if (details.includes('bow')) return { at: [0, 160], scale: 2.2 }
  if (details.includes('lotus')) return { at: [-70, 290], scale: 1.9 }
  if (details.includes('pockets')) return { at: [62, 190], scale: 2.1 }
  if (details.includes('ruffle')) return { at: [90, 150], scale: 2.1 }
  return luck.pick([
    { at: [24, 128], scale: 2.3 },
    { at: [-30, 146], scale: 2.2 },
  ])
}

function onDress(design: GarmentDesign & { kind: 'dress' }, luck: Chance): Focus {
  const details = design.details ?? []
  if (design.behind?.includes('bow')) return { at: [0, 350], scale: 1.9, face: 'back' }
  if (details.includes('collar-trim')) return { at: [20, 90], scale: 2.2 }
  if (details.includes('thin-straps')) return { at: [30, 150], scale: 1.9 }
  if (design.cut === 'tiered') return { at: [40, 500], scale: 1.7 }
  if (design.cut === 'pleated') return { at: [26, 370], scale: 2 }
  if (design.cut === 'shift') return { at: [70, 440], scale: 2 }
  if (design.cut === 'wrap') return { at: [6, 262], scale: 1.9 }
  if (details.includes('bow')) return { at: [0, 170], scale: 2.1 }
  if (details.includes('pockets')) return { at: [70, 430], scale: 2 }
  if (design.cut === 'shirt') return { at: [20, 160], scale: 2.1 }
  return luck.pick<Focus>([
    { at: [0, 170], scale: 2.1, face: 'back' },
    { at: [34, 330], scale: 2 },
    { at: [30, 150], scale: 2.1 },
  ])
}

function onSkirt(design: GarmentDesign & { kind: 'skirt' }): Focus {
  if (design.behind?.includes('vent')) return { at: [20, 470], scale: 1.9, face: 'back' }
  if (design.cut === 'straight') return { at: [0, 144], scale: 2.1, face: 'back' }
  if (design.details?.includes('fringe')) return { at: [60, 330], scale: 2 }
  if (design.cut === 'tiered') return { at: [40, 250], scale: 1.9 }
  return { at: [34, 150], scale: 2.1 }
}

function focusOf(design: GarmentDesign, luck: Chance): Focus {
  switch (design.kind) {
    case 'shirt':
      return onTop(design, luck)
    case 'dress':
      return onDress(design, luck)
    case 'skirt':
      return onSkirt(design)
    case 'pants':
      return design.details?.includes('rivets')
        ? { at: [62, 140], scale: 2.1, face: 'back' }
        : { at: [luck.pick([-62, 62]), 150], scale: 2.1 }
    case 'ao-dai':
      if (design.details?.includes('lotus')) return { at: [-30, 700], scale: 1.7 }
      return design.cut === 'classic'
        ? { at: [60, 164], scale: 2.2 }
        : luck.pick([
            { at: [20, 130], scale: 2.2 },
            { at: [110, 380], scale: 2 },
          ])
    case 'outerwear': {
      if (design.behind?.includes('cranes')) return { at: [0, 220], scale: 1.9, face: 'back' }
      const places = {
        blazer: { at: [30, 200], scale: 1.9 },
        trench: { at: [30, 300], scale: 1.9 },
        cardigan: { at: [60, 430], scale: 2 },
        bomber: { at: [20, 130], scale: 2.1 },
      } as const
      return places[design.cut]
    }
  }
}

/** Draws a close view of the place where this garment shows how it is made. */
export function drawDetail(sitter: Sitter, colour: string): Scene {
  const seed = `${sitter.slug}-detail`
  const luck = chance(seed)
  const { at, scale, face = 'front' } = focusOf(sitter.design, luck)
  return picture(720, 960, [
    ground(paperColour, 720, 960),
    drawGarment({
      design: sitter.design,
      fibre: sitter.cloth,
      colour,
      face,
      seed,
      box: { x: 0, y: 0, width: 720, height: 960 },
      close: { at, scale },
      turn: luck.pick([-1, 1]) * luck.between(7, 14),
      shadow: 1.6,
    }),
  ])
}
