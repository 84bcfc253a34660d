import * as described from '@/domain/product/description'
import { blankRecord, ownNames, picked } from '@/lib/description'
import type { SimpleFaker } from '@faker-js/faker'
import type { CategoryRow, ProductRow, Tables } from '~mocks/db/tables'
import { picturesOf, productPicture } from './artwork/manifest'
import type { CatalogueEntry } from './catalogue/entry'
import { catalogue } from './catalogue/catalogue'
import { describe } from './description'
import { fakerFor, type WorldSeed } from './random'
import { sizeChart } from './size-chart'
import { colourRows, sizeRows, variantRows } from './variants'

type ProductTables = Pick<Tables, 'products' | 'product_colours' | 'product_sizes' | 'variants'>

/** The weight (g) and the sides (cm) of the parcel, by kind of garment. */
const parcels = {
  shirt: [250, 30, 25, 3],
  dress: [450, 35, 28, 5],
  skirt: [350, 32, 25, 4],
  pants: [480, 34, 26, 5],
  'ao-dai': [600, 40, 30, 6],
  outerwear: [900, 42, 32, 10],
} as const satisfies Record<
  CatalogueEntry['design']['kind'],
  readonly [number, number, number, number]
>

const delicate = new Set(['velvet', 'tweed', 'lace', 'brocade'])

function brandOf({ design, category }: CatalogueEntry): string {
  if (design.kind === 'ao-dai' || category === 'dam-du-tiec') return 'Mộc Lan Atelier'
  return category === 'ao-thun' || category === 'quan-jeans' ? 'Mộc Lan Daily' : 'Mộc Lan'
}

function tagsOf(product: CatalogueEntry, category: CategoryRow): string[] {
  return [
    category.name.toLocaleLowerCase('vi'),
    ...(product.isFeatured ? ['nổi bật'] : []),
    ...(product.originalPrice ? ['giảm giá'] : []),
    ...(product.design.details?.includes('embroidery') ? ['thêu tay'] : []),
  ]
}

function longAgo(faker: SimpleFaker): Date {
  return new Date(faker.defaultRefDate().getTime() - 300 * 86_400_000)
}

const blankColumns = picked(blankRecord(described.product), ownNames(described.product))

function productRow(
  product: CatalogueEntry,
  id: number,
  category: CategoryRow,
  faker: SimpleFaker,
  assetBase: string,
): ProductRow {
  const [weight, length, width, height] = parcels[product.design.kind]
  // Lists show the newest first, so a product without a picture is the oldest one, and comes last.
  const created = faker.date.recent({
    days: 300,
    ...(product.hasPictures ? {} : { refDate: longAgo(faker) }),
  })
  return {
    ...blankColumns,
    id,
    category_id: category.id,
    name: product.name,
    slug: product.slug,
    description: describe(product, faker),
    size_chart: sizeChart(product.design, product.sizes),
    status: product.status,
    is_featured: product.isFeatured,
    brand: brandOf(product),
    tags: tagsOf(product, category),
    meta_title: `${product.name} | Mộc Lan`,
    meta_description: product.lead,
    meta_keywords: [category.name, 'Mộc Lan', 'thời trang nữ'].join(', ').toLocaleLowerCase('vi'),
    weight,
    length,
    width,
    height,
    shipping_notes: delicate.has(product.cloth) ? 'Gấp hộp giấy, không hút chân không.' : '',
    internal_notes: product.status === 'draft' ? 'Chờ duyệt phom và giá.' : '',
    images: picturesOf(product).map(
      ({ colourIndex, view }) => assetBase + productPicture(product.slug, colourIndex, view),
    ),
    sold_count: product.status === 'draft' ? 0 : faker.number.int({ min: 12, max: 480 }),
    created_at: created.toISOString(),
    updated_at: faker.date.between({ from: created, to: faker.defaultRefDate() }).toISOString(),
  }
}

/** Returns the catalogue as rows, with options and variants. Product ids count from 1 in catalogue order. */
export function productTables(
  world: WorldSeed,
  categories: readonly CategoryRow[],
  assetBase: string,
): ProductTables {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const tables: ProductTables = {
    products: [],
    product_colours: [],
    product_sizes: [],
    variants: [],
  }
  for (const [index, product] of catalogue.entries()) {
    const id = index + 1
    const category = bySlug.get(product.category)
    if (!category) throw new Error(`No category ${product.category}`)
    const faker = fakerFor(world, `product:${product.slug}`)
    tables.products.push(productRow(product, id, category, faker, assetBase))
    tables.product_colours.push(...colourRows(product, id, assetBase))
    tables.product_sizes.push(...sizeRows(product, id))
    tables.variants.push(...variantRows(product, id, faker, assetBase))
  }
  return tables
}
