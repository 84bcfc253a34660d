import type { Colour, GarmentDesign, View } from '../design.ts'
import { cloth } from './cloth.ts'
import { ground, groundFor } from './ground.ts'
import { lay, type Box } from './lay.ts'
import { picture } from './picture.ts'
import { rail } from './rail.ts'
import { branchShade } from './shade.ts'
import { styled } from './styled.ts'

/** The part of a product that its pictures depend on. */
type Sitter = { slug: string; design: GarmentDesign; colours: readonly Colour[] }

const productSize = { width: 720, height: 960 } as const

/** Returns the box of a garment: trousers and skirts get wider margins, coats smaller ones. */
function room(design: GarmentDesign): Box {
  const margin = design.kind === 'skirt' || design.kind === 'pants' ? 92 : 62
  return { x: margin, y: 76, width: 720 - margin * 2, height: 808 }
}

function flat(sitter: Sitter, colour: string, face: 'front' | 'back'): string {
  const { design, slug } = sitter
  return picture(productSize.width, productSize.height, [
    ground(groundFor(slug, colour), productSize.width, productSize.height),
    lay({ design, colour, face, seed: `${slug}-${face}`, box: room(design) }),
  ])
}

function hanging(sitter: Sitter, colour: string): string {
  const { design, slug } = sitter
  const { width, height } = productSize
  const clips = design.kind === 'skirt' || design.kind === 'pants'
  const box: Box = { x: clips ? 120 : 84, y: 0, width: width - (clips ? 240 : 168), height: 700 }
  return picture(width, height, [
    ground(groundFor(`${slug}h`, colour), width, height),
    branchShade(590, 620, 1.6, 22),
    rail(-10, 78, width + 20),
    lay({ design, colour, seed: `${slug}-hanger`, box, rail: 75, shadow: 1.7 }),
  ])
}

/** Draws one picture of a product as SVG. */
export function drawProduct(sitter: Sitter, colourIndex: number, view: View): string {
  const colour = sitter.colours[colourIndex]?.code ?? '#bbaa99'
  switch (view) {
    case 'front':
    case 'back':
      return flat(sitter, colour, view)
    case 'cloth':
      return cloth(sitter, colour)
    case 'styled':
      return styled(sitter, colour)
    case 'hanger':
      return hanging(sitter, colour)
  }
}
