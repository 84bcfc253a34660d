import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import { contrast, lightness } from '../colour.ts'
import { figureFrame } from './framing.ts'
import { drawGarment, type Laid } from './lay.ts'
import { picture, type Part, type Scene, type Sitter } from './picture.ts'
import { footing, ground, paperColour } from './surroundings.ts'

const [width, height] = [720, 960]

type Companion = Pick<Laid, 'design' | 'fibre'>

/** Plain garments that the figure wears together with the product. */
const companions: Record<'skirt' | 'pants' | 'tee' | 'shell', Companion> = {
  skirt: {
    design: { kind: 'skirt', cut: 'straight', length: 'midi', pattern: 'plain' },
    fibre: 'tencel',
  },
  pants: {
    design: { kind: 'pants', cut: 'straight', pattern: 'plain', details: ['pleats'] },
    fibre: 'tencel',
  },
  tee: {
    design: { kind: 'shirt', cut: 'fitted', collar: 'round', sleeve: 'short', pattern: 'plain' },
    fibre: 'cotton',
  },
  shell: {
    design: { kind: 'shirt', cut: 'fitted', collar: 'round', sleeve: 'none', pattern: 'plain' },
    fibre: 'tencel',
  },
}

const ivory = '#f1e9db'

/** Returns a neutral colour that differs enough from the garment's colour. */
function neutral(colour: string): string {
  const choices = [ivory, '#3a3733', '#b79f80', '#7d7468'] as const
  const wanted =
    lightness(colour) > 0.66 ? [choices[2], choices[1], choices[3]] : [choices[0], choices[2]]
  return wanted.find((choice) => contrast(choice, colour) > 0.2) ?? choices[3]
}

/**
 * Returns the garments that the figure wears together with the product, from the body outwards. A top gets a
 * skirt or trousers, a skirt gets a top, and a coat gets both.
 */
function beneath({ kind }: GarmentDesign, luck: Chance): Companion[] {
  const { skirt, pants, tee, shell } = companions
  switch (kind) {
    case 'shirt':
      return [luck.pick([skirt, pants])]
    case 'outerwear':
      return [shell, luck.pick([skirt, pants])]
    case 'skirt':
    case 'pants':
      return [luck.pick([tee, shell])]
    case 'dress':
    case 'ao-dai':
      return []
  }
}

/**
 * Draws a garment on the figure, together with matching garments. The hem falls where the size chart says.
 */
export function drawWorn({ slug, design, cloth }: Sitter, colour: string): Scene {
  const seed = `${slug}-worn`
  const luck = chance(seed)
  const shoes = luck.pick(['#4a342a', '#7b4a2e', '#2c2826', '#9c8163'])
  const other = neutral(colour)
  const below = beneath(design, luck)
  const outfit = [
    ...below.map((companion, index) => ({
      ...companion,
      colour: companion === companions.shell && below.length > 1 ? ivory : other,
      seed: `${seed}${index}`,
    })),
    { design, fibre: cloth, colour, seed },
  ]
  const last = outfit.findLastIndex(({ design: { kind } }) => kind !== 'skirt' && kind !== 'pants')
  const dressed = outfit.flatMap((item, index): Part[] =>
    drawGarment({
      ...item,
      prefix: `w${index}`,
      box: { x: 0, y: 0, width, height },
      stand: figureFrame,
      shadow: 0.4,
      figure: {
        ...(index === 0 && {
          shoes,
          trousers: outfit.some(({ design: { kind } }) => kind === 'pants'),
        }),
        arms: index === last,
        tucked: item.design.kind === 'shirt' && index < outfit.length - 1,
      },
    }),
  )
  return picture(width, height, [
    ground(paperColour, width, height),
    footing(width / 2, 932),
    ...dressed,
  ])
}
