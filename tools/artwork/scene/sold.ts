import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { Laid } from './lay.ts'

/**
 * What a product of the catalogue is drawn from, so that the pictures of the shop show what it sells. `nth` of its colours, by default
 * that of its card. Throws for a product or a colour that there is not.
 */
export function sold(slug: string, nth = 0): Pick<Laid, 'design' | 'fibre' | 'colour' | 'seed'> {
  const product = catalogue.find((one) => one.slug === slug)
  const colour = product?.colours[nth]
  if (!product || !colour) throw new Error(`There is no colour ${nth} of ${slug}`)
  return { design: product.design, fibre: product.cloth, colour: colour.code, seed: slug }
}
