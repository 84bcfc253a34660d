import type {
  AdminProduct,
  AdminProductRow,
  AttributeType,
  Banner,
  CategoryLink,
  HomepageSection,
  MenuItem,
  Product,
  ProductAttribute,
  ProductColor,
  ProductSummary,
  Site,
  Variant,
} from '@/api/generated/model'
import { banner, menuItem, section } from '@/domain/content/description'
import { product as description, variant as variantDescription } from '@/domain/product/description'
import { ownFieldNames, pickFields, shopperValuesOf } from '@/lib/description'
import type { Database } from '../../db/database'
import type {
  BannerRow,
  MenuItemRow,
  ProductRow,
  SectionRow,
  SiteRow,
  VariantRow,
} from '../../db/tables'
import { parentCategoryOf, type Offer, productOffer, variantsOf } from '../shop-view'

export const attributeNames: Readonly<Record<AttributeType, string>> = {
  color: 'Màu sắc',
  size: 'Size',
}

export function categoryLinkOf(db: Database, id: number | null): CategoryLink | null {
  if (id === null) return null
  const category = db.get('categories', id)
  const above = parentCategoryOf(db, category)
  const parent = above ? { id: above.id, name: above.name, slug: above.slug } : null
  return { id, name: category.name, slug: category.slug, parent }
}

function sharedOf(db: Database, product: ProductRow, { min, max }: Offer) {
  return {
    ...pickFields(product, ['id', 'name', 'slug', 'images']),
    original_name: product.name,
    image: product.images[0] ?? null,
    price: min,
    min_price: min,
    max_price: max,
    colors: colorsOf(db, product),
  }
}

const coloursOf = (db: Database, { id }: ProductRow) =>
  db.where('product_colours', 'product_id', id).toSorted(byPosition)

const sizesOf = (db: Database, { id }: ProductRow) =>
  db.where('product_sizes', 'product_id', id).toSorted(byPosition)

const colorsOf = (db: Database, product: ProductRow): ProductColor[] =>
  coloursOf(db, product).map(({ name, code }) => ({ name, color_code: code }))

export function summaryOf(db: Database, product: ProductRow): ProductSummary {
  const offer = productOffer(db, product)
  const { original, stock } = offer
  const colors = coloursOf(db, product).map(({ name, code, image }) => ({
    name,
    color_code: code,
    image,
    variant_id: shownVariant(db, product, name)?.id ?? null,
  }))
  const sizes = sizesOf(db, product).map(({ name }) => ({
    name,
    in_stock: variantsOf(db, product).some((one) => one.size === name && one.stock > 0),
  }))
  return {
    ...sharedOf(db, product, offer),
    colors,
    sizes,
    original_price: original,
    in_stock: stock > 0,
  }
}

/**
 * Returns the first variant of a colour that is in stock. If none is in stock, returns the first variant of
 * the colour.
 */
function shownVariant(db: Database, product: ProductRow, color: string): VariantRow | undefined {
  const own = variantsOf(db, product).filter((variant) => variant.color === color)
  return own.find(({ stock }) => stock > 0) ?? own[0]
}

function attributesOf(db: Database, product: ProductRow): ProductAttribute[] {
  const attributes: ProductAttribute[] = [
    {
      type: 'color',
      name: attributeNames.color,
      values: coloursOf(db, product).map(({ id, name, code }) => ({
        id,
        value: name,
        color_code: code,
      })),
    },
    {
      type: 'size',
      name: attributeNames.size,
      values: sizesOf(db, product).map(({ id, name }) => ({ id, value: name, color_code: null })),
    },
  ]
  return attributes.filter(({ values }) => values.length > 0)
}

export function optionsOf({ color, size }: VariantRow): { type: AttributeType; value: string }[] {
  const options: { type: AttributeType; value: string }[] = [
    { type: 'color', value: color },
    { type: 'size', value: size },
  ]
  return options.filter(({ value }) => value !== '')
}

export function variantOf(row: VariantRow): Variant {
  const { id, price, original_price, stock, image_url } = row
  const attributes = optionsOf(row).map(({ type, value }) => ({ attribute_type: type, value }))
  return { id, price, original_price, stock, image_url, attributes }
}

export function productOf(db: Database, product: ProductRow): Product {
  return {
    ...sharedOf(db, product, productOffer(db, product)),
    image_notes: product.image_notes,
    care: product.care,
    ...shopperValuesOf(description, product),
    category: categoryLinkOf(db, product.category_id),
    attributes: attributesOf(db, product),
    variants: variantsOf(db, product).map(variantOf),
  }
}

export const hasNoOptions = ({ color, size }: Pick<VariantRow, 'color' | 'size'>) =>
  color === '' && size === ''
const variantFields = ['id', ...ownFieldNames(variantDescription)] as const

export function adminProductOf(db: Database, row: ProductRow): AdminProduct {
  const { min, stock } = productOffer(db, row)
  const variants = variantsOf(db, row)
  const { sold_count: _sold, ...own } = row
  return {
    ...own,
    colors: colorsOf(db, row),
    sizes: sizesOf(db, row).map(({ name }) => name),
    variants: variants
      .filter((variant) => !hasNoOptions(variant))
      .map((variant) => pickFields(variant, variantFields)),
    price: min,
    stock,
    sku: variants.find(hasNoOptions)?.sku ?? '',
  }
}

export function adminProductRowOf(db: Database, row: ProductRow): AdminProductRow {
  const { min, max, stock } = productOffer(db, row)
  const { images, category_id } = row
  return {
    ...pickFields(row, ['id', 'name', 'slug', 'category_id', 'brand', 'status']),
    ...pickFields(row, ['is_featured', 'updated_at']),
    image: images[0] ?? null,
    category_name: category_id === null ? null : db.get('categories', category_id).name,
    min_price: min,
    max_price: max,
    stock,
    variant_count: variantsOf(db, row).length,
  }
}

const ofBanner = ['id', ...ownFieldNames(banner), 'updated_at'] as const
const ofSection = [...ownFieldNames(section), 'updated_at'] as const
const ofMenuItem = ['id', ...ownFieldNames(menuItem)] as const
const ofSite = ['website', 'contact', 'social', 'seo'] as const

export const bannerOf = (row: BannerRow): Banner => pickFields(row, ofBanner)

export const sectionOf = (row: SectionRow): HomepageSection => pickFields(row, ofSection)

export const menuItemOf = (row: MenuItemRow): MenuItem => pickFields(row, ofMenuItem)

export function siteOf(row: SiteRow, menu: readonly MenuItemRow[]): Site {
  return { ...pickFields(row, ofSite), menu: menu.toSorted(byPosition).map(menuItemOf) }
}

export function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position
}
