import type { SimpleFaker } from '@faker-js/faker'
import type { CatalogueEntry } from './catalogue/entry'
import { cloths } from './copy/cloths'
import { garments } from './copy/garments'

const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

/** Returns the description of a product as HTML, in Vietnamese. */
export function describe(product: CatalogueEntry, faker: SimpleFaker): string {
  const cloth = cloths[product.cloth]
  const garment = garments[product.design.kind]
  return [
    `<p>${product.lead}</p>`,
    `<p>${faker.helpers.arrayElement(garment.fit)} ${faker.helpers.arrayElement(garment.pairing)}</p>`,
    '<h3>Chất liệu</h3>',
    list([cloth.label, faker.helpers.arrayElement(cloth.feel)]),
    '<h3>Bảo quản</h3>',
    list(cloth.care),
    product.rawHtml ?? '',
  ].join('')
}
