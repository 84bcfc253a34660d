import { catalogue } from '../catalogue/catalogue.ts'
import {
  bannerPicture,
  banners,
  picturesOf,
  productPicture,
  sectionPicture,
  sections,
} from './design.ts'
import { drawBanner } from './scene/banners.ts'
import { drawSection } from './scene/sections.ts'
import { drawProduct } from './scene/views.ts'

/** A picture to render: its path in the shop, and the function that draws it. */
type Commission = { path: string; draw: () => string }

/** Returns every picture of the mock world. */
export function commissions(): Commission[] {
  const products = catalogue.flatMap((product) =>
    picturesOf(product).map(({ colourIndex, view }) => ({
      path: productPicture(product.slug, colourIndex, view),
      draw: () => drawProduct(product, colourIndex, view),
    })),
  )
  return [
    ...banners.map((name) => ({ path: bannerPicture(name), draw: () => drawBanner(name) })),
    ...sections.map((name) => ({ path: sectionPicture(name), draw: () => drawSection(name) })),
    ...products,
  ]
}

/** The files behind a picture's path, one for each width: `{ width, file }`, the file relative to `files/`. */
export function filesOf(path: string): { width: number; file: string }[] {
  const [address = '', query = ''] = path.split('?widths=')
  const name = address.replace('/artwork/', '').replace(/-\d+\.avif$/, '')
  return query.split(',').map((width) => ({ width: Number(width), file: `${name}-${width}.avif` }))
}
