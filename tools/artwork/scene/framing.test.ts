import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { CatalogueEntry } from '../../../mocks/seed/catalogue/entry.ts'
import { lengthInCm } from '../../../mocks/seed/catalogue/lengths.ts'
import { chance } from '../../../mocks/seed/chance.ts'
import { isPiece } from '../garment/piece.ts'
import { skirtBand } from '../garment/skirt.ts'
import { tailor } from '../garment/tailor.ts'
import { boxOf } from '../geometry.ts'
import { figureFrame, sceneScaleOf, origins } from './framing.ts'
import { drawProduct } from './views.ts'

const faces = ['front', 'back'] as const
const unitsPerCm = 7.75

const views = [...faces, 'worn', 'alive'] as const

/**
 * Returns the place and the scale of a garment in its picture, read from the drawing. Matching garments are
 * drawn below it, so the last costume is the garment itself.
 */
function placeOf(product: CatalogueEntry, view: (typeof views)[number]) {
  const costumes = drawProduct(product, 0, view).parts.flatMap((part) =>
    'costume' in part ? part.costume : [],
  )
  const costume = costumes.at(-1)
  const [a, b, c, d, x, y] = (/matrix\(([^)]*)\)/.exec(costume?.plan ?? '')?.[1] ?? '')
    .split(' ')
    .map(Number)
  const scale = Math.hypot(a ?? 0, b ?? 0)
  return { turned: b !== 0 || c !== 0 || a !== d, scale, x: x ?? 0, y: y ?? 0 }
}

const kinds = ['shirt', 'dress', 'skirt', 'pants', 'ao-dai', 'outerwear'] as const
const categories = kinds.map(
  (kind) => [kind, catalogue.filter(({ design }) => design.kind === kind)] as const,
)

/** Returns the box around a garment's cloth in its picture. */
function boxIn(product: CatalogueEntry, face: (typeof faces)[number]) {
  const { scale, x, y } = placeOf(product, face)
  const layers = tailor(product.design, face, chance(product.slug), '#9db9a4').filter(isPiece)
  const [left, top, right, bottom] = boxOf(layers.flatMap(({ outline }) => [...outline]))
  const [width, height] = [(right - left) * scale, (bottom - top) * scale]
  return { left: x + left * scale, top: y + top * scale, width, height, below: bottom }
}

describe.each(categories)('the pictures of %s', (kind, products) => {
  it.each(products.map((product) => [product.slug, product] as const))(
    'show %s at the scale and on the ground line of all garments, from both sides and worn §15.9g',
    (_slug, product) => {
      for (const view of [...faces, 'worn'] as const) {
        const { turned, scale, y } = placeOf(product, view)
        expect(turned).toBe(false)
        expect(scale).toBeCloseTo(figureFrame.scale, 3)
        expect(y).toBeCloseTo(figureFrame.shoulder + origins[kind] * figureFrame.scale, 1)
      }
      for (const face of faces) {
        const { left, top, width, height } = boxIn(product, face)
        expect(Math.min(left, top, 720 - left - width, 960 - top - height)).toBeGreaterThan(20)
      }
    },
  )

  it.each(products.map((product) => [product.slug, product] as const))(
    'show %s in movement at the scale of its category §15.9g',
    (_slug, product) => {
      expect(placeOf(product, 'alive').scale).toBeCloseTo(sceneScaleOf(product.design), 3)
    },
  )

  it.each(products.map((product) => [product.slug, product] as const))(
    'show %s with its hem where its size chart says §15.9g',
    (_slug, product) => {
      const band = kind === 'skirt' ? skirtBand : 0
      const below = boxIn(product, 'front').below - band - lengthInCm(product.design) * unitsPerCm
      // The size chart of an áo dài does not include the trousers, but the picture shows them.
      expect(below).toBeGreaterThan(-48)
      expect(below).toBeLessThan(kind === 'ao-dai' ? 200 : 48)
    },
  )
})
