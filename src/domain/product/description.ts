import type { AdminProduct, AdminProductsStock, AdminVariant } from '@/api/generated/model'
import { type DescriptionOf, describeRecord } from '@/lib/description'
import { limits } from '@/lib/limits'

/** The values of the stock filter. `low` means that at least one variant is almost sold out. */
export const stockLevels = ['in', 'low', 'out'] as const satisfies AdminProductsStock[]

/**
 * A product code (SKU) or an empty text. The contract allows ASCII letters, digits, dots, hyphens and
 * underscores, as in barcodes.
 */
const codeShape = /^[A-Za-z0-9._-]{0,40}$/

/**
 * The words for a status that import files may use, in lower case without accents: the words of this shop in
 * Vietnamese and English, and the words of other shop systems.
 */
const statusWords = {
  'dang ban': 'active',
  'on sale': 'active',
  'ngung ban': 'inactive',
  'off sale': 'inactive',
  archived: 'inactive',
  'ban nhap': 'draft',
  nhap: 'draft',
} as const

const line = { kind: 'line', max: limits.nameMax, problem: 'field.problem.longName' } as const

/** The fields of a product that staff edit, in the order of the form (ADR 30). */
export const product = describeRecord({
  name: {
    ...line,
    label: 'field.product.name',
    required: 'adminProduct.error.name',
    english: 'name_en',
    file: { headings: ['ten', 'ten san pham', 'san pham', 'product', 'product name', 'title'] },
  },
  name_en: {
    ...line,
    label: 'field.product.nameEn',
    file: { headings: ['ten tieng anh', 'english name'] },
  },
  // The server makes the slug from the name.
  slug: { kind: 'text', label: 'field.slug', setBy: 'server' },
  category_id: {
    kind: 'relation',
    label: 'field.category',
    file: { name: 'category', headings: ['danh muc', 'product category'] },
    filter: {},
  },
  brand: {
    ...line,
    label: 'field.brand',
    file: { headings: ['thuong hieu', 'nhan hieu', 'vendor'] },
    filter: {},
  },
  description: {
    kind: 'html',
    label: 'field.product.description',
    english: 'description_en',
    shoppers: true,
  },
  description_en: { kind: 'html', label: 'field.product.descriptionEn' },
  images: { kind: 'images', label: 'field.images' },
  image_notes: { kind: 'parts', label: 'field.imageNotes' },
  care: { kind: 'list', label: 'fact.care' },
  // Variants, colours and sizes depend on each other, so all three are compared, merged and logged as
  // variants.
  variants: { kind: 'parts', label: 'field.variants', setBy: 'variants', conflictGroup: 'sale' },
  colors: { kind: 'parts', label: 'field.colors', setBy: 'variants' },
  sizes: { kind: 'list', label: 'field.sizes', setBy: 'variants' },
  size_chart: { kind: 'html', label: 'fact.sizeChart', shoppers: true },
  tags: { kind: 'list', label: 'field.tags' },
  meta_title: { kind: 'text', label: 'field.metaTitle' },
  meta_description: { kind: 'text', label: 'field.metaDescription' },
  meta_keywords: { kind: 'text', label: 'field.metaKeywords' },
  // Only a product without variants has its own price, stock and code. Otherwise they come from the variants.
  price: { kind: 'money', label: 'field.priceVnd', setBy: 'variants' },
  stock: {
    kind: 'count',
    label: 'field.stock',
    setBy: 'variants',
    conflictGroup: 'sale',
    filter: { values: stockLevels },
  },
  sku: { kind: 'code', label: 'field.sku', shape: codeShape, setBy: 'variants' },
  weight: { kind: 'count', label: 'field.weight', optional: true },
  length: { kind: 'measure', label: 'field.length' },
  width: { kind: 'measure', label: 'field.width' },
  height: { kind: 'measure', label: 'field.height' },
  shipping_notes: { kind: 'text', label: 'field.shippingNotes' },
  status: {
    kind: 'choice',
    label: 'field.status',
    conflictGroup: 'sale',
    values: ['active', 'inactive', 'draft'],
    words: statusWords,
    file: { headings: ['trang thai'] },
    filter: {},
  },
  is_featured: {
    kind: 'flag',
    label: 'field.featured',
    file: { headings: ['noi bat', 'san pham noi bat', 'featured', 'featured product'] },
    filter: { name: 'featured' },
  },
  internal_notes: { kind: 'text', label: 'field.internalNotes' },
} as const satisfies DescriptionOf<AdminProduct>)

export const variant = describeRecord({
  // Colour and size identify a variant, so their changes are not logged.
  color: {
    ...line,
    label: 'field.color',
    logged: false,
    file: { headings: ['mau', 'mau sac', 'colour'] },
  },
  size: {
    ...line,
    label: 'field.size',
    logged: false,
    file: { headings: ['kich co', 'kich thuoc', 'co'] },
  },
  sku: {
    kind: 'code',
    label: 'field.sku',
    shape: codeShape,
    file: { headings: ['ma sku', 'ma hang', 'variant sku'] },
  },
  price: {
    kind: 'money',
    label: 'field.price',
    file: { headings: ['gia', 'gia ban', 'gia (vnd)', 'price (vnd)', 'variant price'] },
  },
  original_price: {
    kind: 'money',
    label: 'field.originalPrice',
    optional: true,
    file: {
      headings: [
        'gia goc',
        'gia niem yet',
        'original price',
        'compare-at price',
        'variant compare at price',
      ],
    },
  },
  stock: {
    kind: 'count',
    label: 'field.stock',
    file: { headings: ['ton kho', 'so luong', 'kho', 'quantity', 'variant inventory qty'] },
  },
  // The picture is one of the product's images, whose changes are logged.
  image_url: { kind: 'image', label: 'field.image', optional: true, logged: false },
} as const satisfies DescriptionOf<AdminVariant>)
