import type { SimpleFaker } from '@faker-js/faker'
import type { ProductColourRow, ProductSizeRow, VariantRow } from '~mocks/db/tables'
import { productPicture } from './artwork/manifest'
import type { CatalogueEntry } from './catalogue/entry'

/** Returns the id of a row from its product's id: colour, size and variant 3 of product 7 are all 703. */
const childId = (productId: number, index: number) => productId * 100 + index + 1

function pictureOf(product: CatalogueEntry, colourIndex: number, assetBase: string) {
  return product.hasPictures ? assetBase + productPicture(product.slug, colourIndex, 'front') : null
}

function isSoldOut({ soldOut }: CatalogueEntry, colour: string, size: string): boolean {
  switch (soldOut?.scope) {
    case undefined:
      return false
    case 'all':
      return true
    case 'colour':
      return soldOut.colour === colour
    case 'variants':
      return soldOut.variants.some((gone) => gone[0] === colour && gone[1] === size)
  }
}

/** Returns a code as staff stick it on bags: product 12, its second colour in M is `ML012-2-M`. */
function codeOf(productId: number, colourIndex: number, size: string): string {
  const number = String(productId).padStart(3, '0')
  return `ML${number}-${colourIndex + 1}-${size.replaceAll(/[^A-Za-z0-9._-]/g, '')}`
}

/** Returns a stock of 6 to 40; for about one variant in twelve 1 to 3. */
function stockOf(faker: SimpleFaker): number {
  const isLow = faker.number.int({ min: 1, max: 12 }) === 1
  return isLow ? faker.number.int({ min: 1, max: 3 }) : faker.number.int({ min: 6, max: 40 })
}

export function colourRows(
  product: CatalogueEntry,
  productId: number,
  assetBase: string,
): ProductColourRow[] {
  return product.colours.map(({ name, code }, index) => ({
    id: childId(productId, index),
    product_id: productId,
    position: index + 1,
    name,
    code,
    image: pictureOf(product, index, assetBase),
  }))
}

export function sizeRows(product: CatalogueEntry, productId: number): ProductSizeRow[] {
  return product.sizes.map((name, index) => ({
    id: childId(productId, index),
    product_id: productId,
    position: index + 1,
    name,
  }))
}

/** Returns every colour in every size, ordered by colour. */
export function variantRows(
  product: CatalogueEntry,
  productId: number,
  faker: SimpleFaker,
  assetBase: string,
): VariantRow[] {
  return product.colours.flatMap((colour, colourIndex) =>
    product.sizes.map((size, sizeIndex) => {
      const stock = stockOf(faker)
      const surcharge = product.surcharge?.[size] ?? 0
      return {
        id: childId(productId, colourIndex * product.sizes.length + sizeIndex),
        product_id: productId,
        colour: colour.name,
        size,
        sku: codeOf(productId, colourIndex, size),
        price: product.price + surcharge,
        original_price: product.originalPrice ? product.originalPrice + surcharge : null,
        stock: isSoldOut(product, colour.name, size) ? 0 : stock,
        image_url: pictureOf(product, colourIndex, assetBase),
      }
    }),
  )
}
