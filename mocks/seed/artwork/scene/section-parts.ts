import type { GarmentDesign } from '../design.ts'
import type { Box } from '../pen/geometry.ts'
import type { Fibre } from '../surface/fibre.ts'
import { ground } from './ground.ts'
import { lay } from './lay.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { branchShade } from './shade.ts'

export const sectionSizes = {
  portrait: { width: 960, height: 1200 },
  wide: { width: 1600, height: 686 },
} as const

/** Garments overlap: the first is at the bottom. */
export function garment(
  seed: string,
  fibre: Fibre,
  design: GarmentDesign,
  colour: string,
  box: readonly [number, number, number, number],
  turn = 0,
): Part[] {
  const [x, y, width, height] = box
  return lay({
    design,
    fibre,
    colour,
    seed,
    box: { x, y, width, height } satisfies Box,
    turn,
    prefix: seed,
  })
}

/** A picture of 4:5 on tinted paper, in the shade of a branch. */
export function portrait(
  paper: string,
  parts: readonly (Part | readonly Part[] | string)[],
): Scene {
  const { width, height } = sectionSizes.portrait
  return picture(width, height, [
    ground(paper, width, height),
    branchShade(980, 1260, 2, -20, 0.09),
    ...parts,
  ])
}
