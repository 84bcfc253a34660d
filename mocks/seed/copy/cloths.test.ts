import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue'
import { createWorld } from '../world'
import { cloths } from './cloths'

/** The words for what a cloth is made of, in a shop's texts, and what its composition then has to say. */
const fibres: readonly [words: string, composition: RegExp][] = [
  ['lụa|tơ tằm|silk', /lụa|tơ tằm/],
  ['linen|vải lanh', /linen/],
  ['cotton', /cotton/],
  ['len|vải dạ|áo dạ|măng tô dạ|wool', /len/],
  ['nhung|velvet', /nhung/],
  ['satin', /satin/],
  ['voan|chiffon', /voan/],
  ['ren|lace', /ren/],
  ['tweed', /tweed/],
  ['gấm|brocade', /gấm/],
  ['denim|jeans', /denim/],
  ['tencel', /tencel/],
  ['đũi', /đũi/],
]

/** Finds one of the words, standing alone. */
const inWords = (words: string): RegExp => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')

const world = createWorld({ seed: 1, now: new Date('2026-11-21T03:00:00Z'), assetBase: '' })
const products = catalogue.map((entry) => {
  const row = world.products.find(({ slug }) => slug === entry.slug)
  const [composition = ''] = Object.keys(cloths[entry.cloth].label)
  const texts = [entry.name, entry.englishName, row?.meta_title, row?.meta_keywords, row?.tags]
  return [entry.slug, texts.flat().join(' · '), composition] as const
})

test.each(products)('%s is called after no fibre that it has not §15.9g', (_slug, texts, made) => {
  const wrong = fibres.filter(([words, has]) => inWords(words).test(texts) && !has.test(made))
  expect(wrong.map(([words]) => `${inWords(words).exec(texts)?.[0]}: ${made}`)).toEqual([])
})
