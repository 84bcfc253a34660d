import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { CatalogueEntry } from '../../../mocks/seed/catalogue/entry.ts'
import { type GarmentPart, partsOf, describableParts } from '../../../mocks/seed/catalogue/parts.ts'
import { chance } from '../../../mocks/seed/chance.ts'
import { garments } from '../../../mocks/seed/copy/garments.ts'
import { createWorld } from '../../../mocks/seed/world.ts'
import type { Face } from './piece.ts'
import { tailor } from './tailor.ts'
import { partsNamedIn } from './vocabulary.ts'

const world = createWorld({ seed: 1, now: new Date('2026-11-21T02:00:00Z'), assetBase: '' })

function drawn({ design, slug }: CatalogueEntry, face: Face): Set<GarmentPart> {
  const layers = tailor(design, face, chance(slug), '#9db9a4')
  return new Set(layers.flatMap(({ parts = [] }) => parts))
}

/**
 * Sentences about clothes that match a garment. They name parts of other garments, so the test leaves them
 * out.
 */
const pairings = Object.values(garments).flatMap(({ pairing }) =>
  pairing.flatMap(({ vi, en }) => [vi, en]),
)

/** Returns all values of a product's row as texts, without the sentences about matching clothes. */
function ownTexts(slug: string): string[] {
  const row = world.products.find((each) => each.slug === slug)
  return Object.values({ ...row }).map((value) =>
    pairings.reduce((left, pairing) => left.replaceAll(pairing, ''), JSON.stringify(value)),
  )
}

const onlyBehind = (part: GarmentPart): boolean => part.endsWith(' behind')

describe.each(catalogue.map((product) => [product.slug, product] as const))(
  '%s',
  (slug, product) => {
    const parts = [...partsOf(product.design)]

    it('shows from the front and from behind each part that its model has, and no other §15.9g', () => {
      const [front, back] = [drawn(product, 'front'), drawn(product, 'back')]
      expect(parts.filter((part) => !(onlyBehind(part) ? back : front).has(part))).toEqual([])
      expect([...front, ...back].filter((part) => !parts.includes(part))).toEqual([])
      expect([...front].filter(onlyBehind)).toEqual([])
    })

    it('says no more than its model has, in both languages §15.9g', () => {
      const said = ownTexts(slug).flatMap(partsNamedIn)
      const may = describableParts(product)
      expect([...new Set(said)].filter((part) => !may.has(part))).toEqual([])
    })
  },
)

it('reads the names of parts in both languages', () => {
  expect(partsNamedIn('Đôi hạc thêu sau lưng, cổ lá sen viền khác màu')).toEqual([
    'peter-pan neck',
    'cranes behind',
    'collar-trim',
  ])
  expect(partsNamedIn('Thin straps, three tiers and a bow at the back')).toEqual([
    'tiers',
    'bow behind',
    'thin-straps',
  ])
})
