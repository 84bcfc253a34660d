import type { View } from '../../../mocks/seed/artwork/manifest.ts'
import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import type { Box } from '../geometry.ts'
import { alive } from './alive.ts'
import { cloth } from './cloth.ts'
import { detail } from './detail.ts'
import { lay } from './lay.ts'
import { picture, type Scene, type Sitter } from './picture.ts'
import { styled } from './styled.ts'
import { ground, groundFor } from './surroundings.ts'

const productSize = { width: 720, height: 960 } as const

/**
 * The largest scale of the body in views of dresses and skirts from the front and from behind: what is short or narrow is
 * not magnified to fill its frame. Other garments never reach a scale that says another body.
 */
const bodyScale = 1.1

/** Returns the box of a garment: trousers and skirts get wider margins, coats smaller ones. */
function room(design: GarmentDesign): Box {
  const margin = design.kind === 'skirt' || design.kind === 'pants' ? 92 : 62
  return { x: margin, y: 76, width: 720 - margin * 2, height: 808 }
}

function flat(sitter: Sitter, colour: string, face: 'front' | 'back'): Scene {
  const { design, slug } = sitter
  return picture(productSize.width, productSize.height, [
    ground(groundFor(sitter, colour), productSize.width, productSize.height),
    lay({
      design,
      fibre: sitter.cloth,
      colour,
      face,
      seed: `${slug}-${face}`,
      box: room(design),
      ...(design.kind === 'skirt' || design.kind === 'dress' ? { largest: bodyScale } : {}),
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
    case 'styled':
      return styled(sitter, colour)
  }
}
