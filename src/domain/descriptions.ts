import type {
  AdminCategory,
  AdminProduct,
  AdminVariant,
  Banner,
  HomepageSection,
  MenuItem,
  Order,
  Shipment,
  Site,
} from '@/api/generated/model'
import type { Description } from '@/lib/description'
import { limits } from '@/lib/limits'

/** A code (SKU), or none: letters without marks, digits, dots, hyphens and low lines, as in bar codes (contract). */
export const codeShape = /^[A-Za-z0-9._-]{0,40}$/

/**
 * The records that staff edit, each described once, under the contract's names and in the order of its form (ADR 30).
 * Forms, drafts, conflicts, rules, the activity log, versions, imports, exports, the sheet and the mock tables derive
 * from it.
 */
export const product = {
  name: {
    kind: 'text',
    label: 'field.product.name',
    max: limits.nameMax,
    file: { headings: ['ten', 'ten san pham', 'san pham', 'product', 'product name', 'title'] },
  },
  // Made from the name.
  slug: { kind: 'text', label: 'field.slug', by: 'server' },
  category_id: {
    kind: 'relation',
    label: 'field.category',
    file: { name: 'category', headings: ['danh muc', 'product category'] },
  },
  brand: {
    kind: 'text',
    label: 'field.brand',
    max: limits.nameMax,
    file: { headings: ['thuong hieu', 'nhan hieu', 'vendor'] },
  },
  description: { kind: 'html', label: 'field.product.description', shoppers: true },
  images: { kind: 'images', label: 'field.images' },
  image_notes: { kind: 'parts', label: 'field.imageNotes' },
  // Nothing without each other: compared, chosen and logged as variants.
  variants: { kind: 'parts', label: 'field.variants', by: 'variants' },
  colors: { kind: 'parts', label: 'field.colors', by: 'variants' },
  sizes: { kind: 'list', label: 'field.sizes', by: 'variants' },
  size_chart: { kind: 'html', label: 'fact.sizeChart', shoppers: true },
  tags: { kind: 'list', label: 'field.tags' },
  meta_title: { kind: 'text', label: 'field.metaTitle' },
  meta_description: { kind: 'text', label: 'field.metaDescription' },
  meta_keywords: { kind: 'text', label: 'field.metaKeywords' },
  // Of a product without variants.
  price: { kind: 'money', label: 'field.priceVnd', by: 'variants' },
  stock: { kind: 'count', label: 'field.stock', by: 'variants' },
  sku: { kind: 'text', label: 'field.sku', shape: codeShape, by: 'variants' },
  weight: { kind: 'count', label: 'field.weight', optional: true },
  length: { kind: 'measure', label: 'field.length' },
  width: { kind: 'measure', label: 'field.width' },
  height: { kind: 'measure', label: 'field.height' },
  shipping_notes: { kind: 'text', label: 'field.shippingNotes' },
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['active', 'inactive', 'draft'],
    file: { headings: ['trang thai'] },
  },
  is_featured: {
    kind: 'flag',
    label: 'field.featured',
    file: { headings: ['noi bat', 'san pham noi bat', 'featured', 'featured product'] },
  },
  internal_notes: { kind: 'text', label: 'field.internalNotes' },
} as const satisfies Description<AdminProduct>

export const variant = {
  // Colour and size tell the variants of a product apart.
  color: {
    kind: 'text',
    label: 'field.color',
    max: limits.nameMax,
    logged: false,
    file: { headings: ['mau', 'mau sac', 'colour'] },
  },
  size: {
    kind: 'text',
    label: 'field.size',
    max: limits.nameMax,
    logged: false,
    file: { headings: ['kich co', 'kich thuoc', 'co'] },
  },
  sku: {
    kind: 'text',
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
  // One of the product's images.
  image_url: { kind: 'image', label: 'field.image', logged: false },
} as const satisfies Description<AdminVariant>

export const category = {
  name: { kind: 'text', label: 'field.name', max: limits.nameMax },
  slug: { kind: 'text', label: 'field.slug', max: limits.nameMax },
  parent_id: { kind: 'relation', label: 'field.parent' },
  image: { kind: 'image', label: 'field.image' },
  is_active: { kind: 'flag', label: 'field.shown' },
  position: { kind: 'count', label: 'field.position' },
  // Follows from the parent.
  level: { kind: 'count', label: 'field.position', by: 'server' },
  product_count: { kind: 'count', label: 'field.position', by: 'server' },
} as const satisfies Description<AdminCategory>

export const banner = {
  image_url: { kind: 'image', label: 'adminBanners.image' },
  title_1: { kind: 'text', label: 'adminBanners.title1', max: limits.nameMax },
  title_2: { kind: 'text', label: 'adminBanners.title2', max: limits.nameMax },
  link: { kind: 'text', label: 'adminBanners.link' },
  order: { kind: 'count', label: 'field.order' },
} as const satisfies Description<Banner>

export const section = {
  // Tells the sections apart.
  section_key: { kind: 'choice', label: 'field.name', logged: false },
  is_active: { kind: 'flag', label: 'field.shown' },
  content: { kind: 'parts', label: 'field.content' },
} as const satisfies Description<HomepageSection>

export const site = {
  website: { kind: 'parts', label: 'field.website' },
  contact: { kind: 'parts', label: 'field.contact' },
  social: { kind: 'parts', label: 'field.social' },
  seo: { kind: 'parts', label: 'field.seo' },
  // The log tells of its items.
  menu: { kind: 'parts', label: 'field.menu', logged: false },
} as const satisfies Description<Site>

export const menuItem = {
  name: { kind: 'text', label: 'field.name' },
  final_url: { kind: 'text', label: 'field.link' },
  is_active: { kind: 'flag', label: 'field.shown' },
  // Follow from the place in the tree and from where the item leads.
  parent_id: { kind: 'relation', label: 'field.parent', logged: false },
  position: { kind: 'count', label: 'field.position', logged: false },
  slug: { kind: 'text', label: 'field.slug', logged: false },
  menu_type: { kind: 'choice', label: 'field.link', logged: false },
} as const satisfies Description<MenuItem>

/** Of an order the log tells its state, its parcel and the notes on it; its lines and its person do not change. */
export const orderState = {
  status: {
    kind: 'choice',
    label: 'field.status',
    values: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
  },
  payment_status: { kind: 'choice', label: 'field.payment' },
  carrier: { kind: 'text', label: 'field.carrier' },
  tracking_number: { kind: 'text', label: 'field.trackingNumber' },
  note: { kind: 'text', label: 'field.note' },
} as const satisfies Description<
  Pick<Order, 'status' | 'payment_status'> & Shipment & { note: string }
>
