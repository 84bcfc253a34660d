import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import type { Face } from '../garment/piece.ts'
import type { Pose } from '../garment/pose.ts'
import { sceneScaleOf } from './framing.ts'
import { drawGarment } from './lay.ts'
import { picture, type Part, type Scene, type Sitter } from './picture.ts'
import { floor, ground, paperColour, rail, windowLight } from './surroundings.ts'

const [width, height] = [720, 960]

/** The parts of a scene in window light, and how far the light leans to the side. */
type Lit = { things: (Part | readonly Part[] | string)[]; lean: number }

type Setting = {
  sitter: Sitter
  colour: string
  seed: string
  luck: Chance
  side: -1 | 1
  /** True if the garment has sleeves with an elbow. */
  long: boolean
}

/**
 * Returns the garment for `drawGarment`, in the middle of the picture or `aside` of it. A garment with
 * embroidered cranes shows its back, because shoppers buy it for the cranes.
 */
function garment({ sitter, colour, seed }: Setting, shoulder?: number, aside = 0) {
  const face: Face = sitter.design.behind?.includes('cranes') ? 'back' : 'front'
  const stand = { scale: sceneScaleOf(sitter.design), ...(shoulder !== undefined && { shoulder }) }
  const box = { x: aside, y: 0, width, height }
  return { design: sitter.design, fibre: sitter.cloth, colour, seed, face, box, stand }
}

/** The garment lies on a table, turned. A long sleeve is bent over the front. */
function laid(setting: Setting): Lit {
  const { luck, side, long, sitter } = setting
  // The embroidery is on the left, so only the right arm may be bent over the front.
  const arm = sitter.design.details?.includes('lotus') ? 1 : side
  const pose: Pose = {
    ...(long && { elbow: { side: arm, bend: luck.between(84, 112), raise: luck.between(4, 14) } }),
    aside: side * (long ? luck.between(0.15, 0.35) : luck.between(0.5, 0.8)),
    swing: -side * luck.between(14, 34),
  }
  return {
    things: [
      drawGarment({
        ...garment(setting),
        turn: -side * (long ? luck.between(9, 17) : luck.between(17, 24)),
        pose,
      }),
    ],
    lean: -side * 150,
  }
}

/** The garment is on a hanger, turned aside, in the light of a window. */
function hung(setting: Setting): Lit {
  const { luck, side } = setting
  return {
    things: [
      rail(-10, 74, width + 20),
      drawGarment({
        ...garment(setting, undefined, side * 24),
        rail: 71,
        shadow: 2.1,
        turn: side * luck.between(2, 4),
        pose: {
          aside: side * luck.between(0.9, 1.2),
          lean: side * 0.03,
          swing: -side * luck.between(16, 44),
        },
      }),
    ],
    lean: -side * luck.between(120, 220),
  }
}

/** The garment is on a dress form, in the light of a window. */
function worn(setting: Setting): Lit {
  const { luck, side } = setting
  return {
    things: [
      floor(width, height),
      drawGarment({
        ...garment(setting, 116),
        shadow: 2.4,
        worn: true,
        pose: {
          aside: side * luck.between(0.7, 1),
          lean: side * 0.01,
          swing: side * luck.between(20, 46),
        },
      }),
    ],
    lean: side * luck.between(140, 220),
  }
}

/** Trousers lie on a table, turned, with one leg bent over the other. */
function kneeBent(setting: Setting): Lit {
  const { luck } = setting
  return {
    things: [
      drawGarment({
        ...garment(setting),
        turn: luck.between(9, 16),
        pose: { knee: luck.between(26, 40), aside: luck.between(0.2, 0.45) },
      }),
    ],
    lean: -150,
  }
}

/**
 * Draws a product as people see clothes in everyday life: never straight from the front, and never
 * symmetrical.
 */
export function drawAlive(sitter: Sitter, colour: string): Scene {
  const seed = `${sitter.slug}-alive`
  const luck = chance(seed)
  const side = luck.pick([-1, 1] as const)
  const { design } = sitter
  const long =
    design.kind !== 'skirt' &&
    design.kind !== 'pants' &&
    ['long', 'bell', undefined].includes(design.sleeve)
  const setting = { sitter, colour, seed, luck, side, long } as const
  const scenes = {
    shirt: long ? [laid, hung, laid] : [laid],
    dress: [worn, hung, worn],
    skirt: [hung],
    pants: [kneeBent, hung],
    'ao-dai': [worn, hung, worn],
    outerwear: [laid, hung],
  }[design.kind]
  const scene = scenes[Math.floor(luck.between(0, scenes.length))] ?? hung
  const { things, lean } = scene(setting)
  return picture(width, height, [
    ground(paperColour, width, height),
    windowLight(width, height, lean, 'wall'),
    ...things,
    windowLight(width, height, lean, 'cloth'),
  ])
}
