import type { View } from '../../../mocks/seed/artwork/manifest.ts'
import { alive } from './alive.ts'
import { cloth } from './cloth.ts'
import { detail } from './detail.ts'
import { figureFrame } from './framing.ts'
import { lay } from './lay.ts'
import { picture, type Scene, type Sitter } from './picture.ts'
import { ghost, ground, paper } from './surroundings.ts'
import { worn } from './worn.ts'

const productSize = { width: 720, height: 960 } as const

function flat(sitter: Sitter, colour: string, face: 'front' | 'back'): Scene {
  const { design, slug } = sitter
  return picture(productSize.width, productSize.height, [
    ground(paper, productSize.width, productSize.height),
    ghost(),
    lay({
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
      return alive(sitter, colour)
    case 'detail':
      return detail(sitter, colour)
    case 'cloth':
      return cloth(sitter, colour)
    case 'worn':
      return worn(sitter, colour)
  }
}
