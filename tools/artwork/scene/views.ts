import type { View } from '../../../mocks/seed/artwork/manifest.ts'
import { drawAlive } from './alive.ts'
import { drawCloth } from './cloth.ts'
import { drawDetail } from './detail.ts'
import { figureFrame } from './framing.ts'
import { drawGarment } from './lay.ts'
import { picture, type Scene, type Sitter } from './picture.ts'
import { ghost, ground, paperColour } from './surroundings.ts'
import { drawWorn } from './worn.ts'

const productSize = { width: 720, height: 960 } as const

function flat(sitter: Sitter, colour: string, face: 'front' | 'back'): Scene {
  const { design, slug } = sitter
  return picture(productSize.width, productSize.height, [
    ground(paperColour, productSize.width, productSize.height),
    ghost(),
    drawGarment({
      design,
      fibre: sitter.cloth,
      colour,
      face,
      seed: `${slug}-${face}`,
      box: { x: 60, y: 96, width: 600, height: 768 },
      stand: figureFrame,
    }),
  ])
}

export function drawProduct(sitter: Sitter, colourIndex: number, view: View): Scene {
  const colour = sitter.colours[colourIndex]?.code ?? '#bbaa99'
  switch (view) {
    case 'front':
    case 'back':
      return flat(sitter, colour, view)
    case 'alive':
      return drawAlive(sitter, colour)
    case 'detail':
      return drawDetail(sitter, colour)
    case 'cloth':
      return drawCloth(sitter, colour)
    case 'worn':
      return drawWorn(sitter, colour)
  }
}
