import type { SimpleFaker } from '@faker-js/faker'
import * as described from '@/domain/product/description'
import { girthScales, inchMeasures, letterSizes } from '@/domain/sizes/body-measures'
import { ownFieldNames, pickFields } from '@/lib/description'
import { blankRecord } from '@/lib/kinds/described'
import { formatVnd } from '@/lib/numbers'
import { shortenText } from '@/lib/text'
import brand from '@brand/brand.json'
import type {
  ProductColourRow,
  ProductSizeRow,
  VariantRow,
  CategoryRow,
  ProductRow,
  Tables,
} from '~mocks/db/tables'
import { productPicture, picturesOf } from './artwork/manifest'
import { catalogue } from './catalogue/catalogue'
import type { CatalogueEntry } from './catalogue/entry'
import type { GarmentDesign } from './catalogue/garment'
import { hemText, lengthInCm } from './catalogue/lengths'
import { describableParts } from './catalogue/parts'
import { cloths } from './copy/cloths'
import { garments, isTrueOf, type Sentence } from './copy/garments'
import { cutNames, partNames, viewNames } from './copy/parts'
import { withEnglish } from './english/own-texts'
import { fakerFor, type WorldSeed } from './random'

type ProductTables = Pick<Tables, 'products' | 'product_colours' | 'product_sizes' | 'variants'>

/** For each kind of garment: the weight of its parcel in g, and the three sides in cm. */
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

const { name: shop, goods } = brand

function brandOf({ design, category }: CatalogueEntry): string {
  if (design.kind === 'ao-dai' || category === 'dam-du-tiec') return `${shop} Atelier`
  return category === 'ao-thun' || category === 'quan-jeans' ? `${shop} Daily` : shop
}

function tagsOf(product: CatalogueEntry, category: CategoryRow): string[] {
  return [
    category.name.toLocaleLowerCase('vi'),
    ...(product.isFeatured ? ['nổi bật'] : []),
    ...(product.originalPrice ? ['giảm giá'] : []),
    ...(product.design.details?.includes('lotus') || product.design.behind?.includes('cranes')
      ? ['thêu tay']
      : []),
  ]
}

function longAgo(faker: SimpleFaker): Date {
  return new Date(faker.defaultRefDate().getTime() - 300 * 86_400_000)
}

const blankColumns = pickFields(blankRecord(described.product), ownFieldNames(described.product))

/**
 * Returns an alternative text for each picture of a product. It names the garment, its colour and the view.
 */
function notesOf({ slug, name, colours, ...product }: CatalogueEntry, assetBase: string) {
  return picturesOf({ ...product, colours }).map(({ colourIndex, view }) => ({
    url: assetBase + productPicture(slug, colourIndex, view),
    alt: `${name} – ${colours[colourIndex]?.name}, ${viewNames[view].vi}`,
    color: '',
  }))
}

function productRow(
  product: CatalogueEntry,
  id: number,
  category: CategoryRow,
  faker: SimpleFaker,
  assetBase: string,
  uses: Uses,
): ProductRow {
  const [weight, length, width, height] = parcels[product.design.kind]
  // Lists show the newest products first. Products without pictures are the oldest, so they come last.
  const created = faker.date.recent({
    days: 300,
    ...(product.hasPictures ? {} : { refDate: longAgo(faker) }),
  })
  const notes = notesOf(product, assetBase)
  return {
    ...blankColumns,
    id,
    category_id: category.id,
    name: product.name,
    slug: product.slug,
    description: describe(product, uses),
    size_chart: sizeChart(product.design, product.sizes),
    care: [...cloths[product.cloth].symbols],
    status: product.status,
    is_featured: product.isFeatured,
    brand: brandOf(product),
    tags: tagsOf(product, category),
    meta_title: `${product.name} | ${shop}`,
    meta_description: shortenText(
      `${product.name}, giá ${formatVnd(product.price)}. ${product.lead}`,
      160,
    ),
    meta_keywords: [category.name, ...madeOf(product), shop, goods]
      .join(', ')
      .toLocaleLowerCase('vi'),
    weight,
    length,
    width,
    height,
    shipping_notes: delicate.has(product.cloth) ? 'Gấp vào hộp giấy, không hút chân không.' : '',
    internal_notes: product.status === 'draft' ? 'Chờ duyệt phom và giá.' : '',
    images: notes.map(({ url }) => url),
    image_notes: notes,
    sold_count: product.status === 'draft' ? 0 : faker.number.int({ min: 12, max: 480 }),
    created_at: created.toISOString(),
    updated_at: faker.date.between({ from: created, to: faker.defaultRefDate() }).toISOString(),
  }
}

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
  const uses: Uses = new Map()
  for (const [index, product] of catalogue.entries()) {
    const id = index + 1
    const category = bySlug.get(product.category)
    if (!category) throw new Error(`No category ${product.category}`)
    const faker = fakerFor(world, `product:${product.slug}`)
    const row = productRow(product, id, category, faker, assetBase, uses)
    // Products that are not active have no English texts, so that staff see some products without them.
    tables.products.push(row.status === 'active' ? withEnglish(described.product, row) : row)
    tables.product_colours.push(...colourRows(product, id, assetBase))
    tables.product_sizes.push(...sizeRows(product, id))
    tables.variants.push(...variantRows(product, id, faker, assetBase))
  }
  return tables
}

/** Returns the names of a garment's parts that its pictures show. */
function madeOf(product: CatalogueEntry): string[] {
  return [...describableParts(product)].flatMap((part) => partNames[part]?.vi ?? [])
}

/** Rows of the table of facts. A part belongs to the row when its name ends with this text. */
const rows = [
  [' neck', 'Cổ'],
  [' sleeves', 'Tay'],
  [' legs', 'Ống quần'],
] as const

/**
 * Returns the facts of a garment as a table: fabric, cut, length, where the hem falls on the figure, neck,
 * sleeves, other details, and the body that the garment is cut for.
 */
function facts(product: CatalogueEntry): string {
  const { cloth, design, sizes } = product
  const length = 'length' in design ? design.length : ''
  const cut = (cutNames[`${length} ${design.kind} ${design.cut}`] ?? cutNames[design.cut]).vi
  // A part is left out when the name of the cut already says it, such as the pleats of a pleated skirt.
  const parts = [...describableParts(product)].filter(
    (part) =>
      !part.startsWith(design.cut) &&
      !partNames[part]?.vi.toLowerCase().includes(cut.toLowerCase()),
  )
  const named = rows.map(([end, word]) => {
    const part = parts.find((one) => one.endsWith(end))
    return [word, (part && partNames[part]?.vi) ?? ''] as const
  })
  const others = parts.filter((part) => !rows.some(([end]) => part.endsWith(end)))
  const { bust, waist, hip } = girthScales
  const table: readonly (readonly [name: string, text: string])[] = [
    ['Chất liệu', Object.keys(cloths[cloth].label).join()],
    ['Kiểu dáng', cut],
    ['Chiều dài', `${lengthInCm(design)} cm (size ${sizes[0]})`],
    ['Lai ở người cao 165 cm', hemText(design)],
    ...named,
    ['Chi tiết', others.flatMap((part) => partNames[part]?.vi ?? []).join('<br>')],
    [
      'Số đo người mặc',
      sizes[0] === 'S' ? `Size S: ngực ${bust.from}, eo ${waist.from}, hông ${hip.from} cm` : '',
    ],
  ]
  const lines = table.flatMap(([name, text]) =>
    text ? [`<tr><th scope="row">${name}</th><td>${text}</td></tr>`] : [],
  )
  return `<table><tbody>${lines.join('')}</tbody></table>`
}

/** The number of products that use each shared sentence so far. `leastUsed` increases it. */
type Uses = Map<string, number>

/** Returns the text that the fewest products use so far, and counts the product as one more use. */
function leastUsed(texts: readonly string[], uses: Uses): string {
  const usesOf = (text: string) => uses.get(text) ?? 0
  const [text = ''] = texts.toSorted((a, b) => usesOf(a) - usesOf(b))
  uses.set(text, usesOf(text) + 1)
  return text
}

function describe(product: CatalogueEntry, uses: Uses): string {
  const { fit, pairing } = garments[product.design.kind]
  const oneOf = (sentences: readonly Sentence[]) => {
    const fitting = sentences.filter((sentence) => isTrueOf(sentence, product))
    return leastUsed(
      fitting.map(({ vi }) => vi),
      uses,
    )
  }
  return [
    `<p>${product.lead}</p>`,
    `<p>${oneOf(fit)} ${oneOf(pairing)}</p>`,
    `<p>${leastUsed(Object.keys(cloths[product.cloth].feel), uses)}</p>`,
    facts(product),
    product.rawHtml ?? '',
  ].join('')
}

/**
 * A measure of a size chart, in cm. The smallest size has the value `from`, and each next size is larger by
 * `step`. With `spread`, each size has a range of this width.
 */
type Measure = { label: string; from: number; step: number; spread?: number }

const bust: Measure = { label: 'Ngực', ...girthScales.bust }
const waist: Measure = { label: 'Eo', ...girthScales.waist }
const hip: Measure = { label: 'Hông', ...girthScales.hip }
const length = (label: string, from: number): Measure => ({ label, from, step: 1 })

/** The measures of trousers in sizes 26 to 32. A size is the waist in inches, and one step is 2.5 cm. */
const inchRun = (long: number): Measure[] => [
  { label: 'Eo', ...inchMeasures.waist },
  { label: 'Hông', ...inchMeasures.hip },
  { label: 'Đùi', from: 52, step: 1.5 },
  length('Dài quần', long),
]

function measuresOf(design: GarmentDesign): Measure[] {
  const long = lengthInCm(design)
  switch (design.kind) {
    case 'shirt':
      return [bust, waist, length('Dài áo', long)]
    case 'dress':
      return [bust, waist, hip, length('Dài đầm', long)]
    case 'skirt':
      return [waist, hip, length('Dài váy', long)]
    case 'pants':
      return [waist, hip, length('Dài quần', long)]
    case 'ao-dai':
      return [bust, waist, hip, length('Dài áo', long)]
    case 'outerwear':
      return [bust, length('Dài áo', long), length('Dài tay', 58)]
  }
}

function stepsOf(size: string): number {
  const letter = letterSizes.findIndex((name) => name === size)
  return letter >= 0 ? letter : Number(size) - 26
}

function cell({ from, step, spread }: Measure, steps: number): string {
  const value = from + step * steps
  const text = spread ? `${value}–${value + spread}` : String(value).replace('.', ',')
  return `<td>${text}</td>`
}

function sizeChart(design: GarmentDesign, sizes: readonly string[]): string {
  const measures = sizes[0] === '26' ? inchRun(lengthInCm(design)) : measuresOf(design)
  const head = measures.map(({ label }) => `<th scope="col">${label}</th>`).join('')
  const rows = sizes.map((size) => {
    const cells = measures.map((measure) => cell(measure, stepsOf(size))).join('')
    return `<tr><th scope="row">${size}</th>${cells}</tr>`
  })
  return [
    '<table><caption>Bảng số đo (cm)</caption>',
    `<thead><tr><th scope="col">Size</th>${head}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody></table>`,
    '<p>Thành phẩm có thể chênh 1–2 cm tùy chất liệu.</p>',
  ].join('')
}

/**
 * Returns the id of a row that belongs to a product. For example, colour, size and variant number 3 of
 * product 7 all have the id 703.
 */
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

/**
 * Returns the code on the label of a variant. For example, product 12 in its second colour and in size M has
 * `ML012-2-M`.
 */
function codeOf(productId: number, colourIndex: number, size: string): string {
  const number = String(productId).padStart(3, '0')
  return `ML${number}-${colourIndex + 1}-${size.replaceAll(/[^A-Za-z0-9._-]/g, '')}`
}

/** Returns a random stock of 6 to 40. About one variant in twelve has a stock of 1 to 3. */
function stockOf(faker: SimpleFaker): number {
  const isLow = faker.number.int({ min: 1, max: 12 }) === 1
  return isLow ? faker.number.int({ min: 1, max: 3 }) : faker.number.int({ min: 6, max: 40 })
}

function colourRows(
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

function sizeRows(product: CatalogueEntry, productId: number): ProductSizeRow[] {
  return product.sizes.map((name, index) => ({
    id: childId(productId, index),
    product_id: productId,
    position: index + 1,
    name,
  }))
}

function variantRows(
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
        color: colour.name,
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
