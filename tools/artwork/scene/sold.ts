import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { Laid } from './lay.ts'

/**
 * Returns the design, cloth and colour of a product, so that pictures show only products that the shop sells.
 * `nth` is the index of the colour. The default is the colour of the product's card. Throws for an unknown
 * product or colour.
 */
export function sold(slug: string, nth = 0): Pick<Laid, 'design' | 'fibre' | 'colour' | 'seed'> {
  const product = catalogue.find((one) => one.slug === slug)
  const colour = product?.colours[nth]
  if (!product || !colour) throw new Error(`There is no colour ${nth} of ${slug}`)
  return { design: product.design, fibre: product.cloth, colour: colour.code, seed: slug }
}
