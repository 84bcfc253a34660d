import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { CatalogueEntry } from '../../../mocks/seed/catalogue/entry.ts'
import { body, lengthOf } from '../../../mocks/seed/catalogue/lengths.ts'
import { chance } from '../../../mocks/seed/chance.ts'
import { isPiece } from '../garment/piece.ts'
import { skirtBand } from '../garment/skirt.ts'
import { tailor } from '../garment/tailor.ts'
import { boxOf } from '../geometry.ts'
import { inScene, origins } from './framing.ts'
import { drawProduct } from './views.ts'

const faces = ['front', 'back'] as const
const unitsPerCm = 7.75

const scenes = ['alive', 'styled'] as const

/** Where a garment's pattern lies in its picture, read from the drawing itself; what goes with it is below it. */
function placeOf(product: CatalogueEntry, view: (typeof faces | typeof scenes)[number]) {
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

/** The heights of the body's landmarks in the picture. */
function landmarks({ scale, y }: ReturnType<typeof placeOf>, origin: number) {
  const shoulder = y - origin * scale
  const at = (height: number): number => Math.round(shoulder + height * scale)
  return { shoulder: at(0), waist: at(body.waist), hip: at(body.hip), knee: at(body.knee) }
}

const kinds = ['shirt', 'dress', 'skirt', 'pants', 'ao-dai', 'outerwear'] as const
const categories = kinds.map(
  (kind) => [kind, catalogue.filter(({ design }) => design.kind === kind)] as const,
)

describe.each(categories)('the pictures of %s', (kind, products) => {
  const places = products.flatMap((product) => faces.map((face) => placeOf(product, face)))

  it('have one body below them: shoulders, waist, hip and knee at the same heights §15.9h', () => {
    expect(places.filter(({ turned }) => turned)).toEqual([])
    const heights = places.map((place) => JSON.stringify(landmarks(place, origins[kind])))
    expect([...new Set(heights)]).toHaveLength(1)
  })

  it.each(products.map((product) => [product.slug, product] as const))(
    'show %s alike large in movement, in a look and from the front, but for one step of the camera §15.9h',
    (_slug, product) => {
      const { scale } = placeOf(product, 'front')
      for (const view of scenes) {
        expect(placeOf(product, view).scale).toBeCloseTo(inScene(product.design), 3)
      }
      expect(inScene(product.design) / scale).toBeGreaterThan(0.85)
      expect(inScene(product.design) / scale).toBeLessThan(1)
    },
  )

  it.each(products.map((product) => [product.slug, product] as const))(
    'show %s whole, with its hem where its size chart says §15.9h',
    (_slug, product) => {
      for (const face of faces) {
        const { scale, x, y } = placeOf(product, face)
        const layers = tailor(product.design, face, chance(product.slug), '#9db9a4').filter(isPiece)
        const [left, top, right, bottom] = boxOf(layers.flatMap(({ outline }) => [...outline]))
        expect([x + left * scale, y + top * scale].every((edge) => edge > 24)).toBe(true)
        expect(720 - (x + right * scale)).toBeGreaterThan(24)
        expect(960 - (y + bottom * scale)).toBeGreaterThan(24)
        const band = kind === 'skirt' ? skirtBand : 0
        const below = bottom - band - lengthOf(product.design) * unitsPerCm
        // An áo dài is measured without the trousers that it is shown with.
        expect(below).toBeGreaterThan(-48)
        expect(below).toBeLessThan(kind === 'ao-dai' ? 200 : 48)
      }
    },
  )
})

it('have one body below skirts and trousers, and below dresses and áo dài §15.9h', () => {
  const bodies = Object.fromEntries(
    catalogue.map((product) => {
      const { kind } = product.design
      return [kind, landmarks(placeOf(product, 'front'), origins[kind])]
    }),
  )
  expect(bodies['skirt']).toEqual(bodies['pants'])
  expect(bodies['dress']).toEqual(bodies['ao-dai'])
})
