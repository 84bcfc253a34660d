import * as v from 'valibot'
import type { AdminProduct, AdminVariant } from '@/api/generated/model'
import {
  emptyProductForm,
  fromProduct,
  type ProductForm,
  soldVariants,
} from '@/domain/admin/product-form'
import { savedNotes } from '@/domain/admin/image-notes'
import { htmlText } from '@/domain/admin/rich-text'
import type { Msg } from '@/i18n/use-msg'
import { formatVnd } from '@/lib/money'
import { localStore } from '@/lib/storage'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { type FieldTable, pictureName } from '@/ui/editor/fields'

const textField = <Name extends keyof ProductForm>(name: Name) => ({
  label: `adminProduct.field.${name}` as const,
  stored: v.string(),
})

const variant: v.GenericSchema<unknown, AdminVariant> = v.object({
  id: v.nullable(v.number()),
  color: v.string(),
  size: v.string(),
  price: v.number(),
  original_price: v.nullable(v.number()),
  stock: v.number(),
  image_url: v.optional(v.nullable(v.string())),
  sku: v.optional(v.string()),
})

/** Price, stock and code of a product with variants are theirs. */
const isSameOffer = (name: 'price' | 'stock' | 'sku') => (one: ProductForm, other: ProductForm) =>
  one[name] === other[name] || [one, other].every((form) => soldVariants(form).length > 0)

/** In the order of the form. */
export const productFields: FieldTable<ProductForm> = {
  name: textField('name'),
  category_id: {
    label: 'adminProduct.field.category_id',
    stored: v.nullable(v.pipe(v.number(), v.safeInteger())),
    show: ({ category_id: id }, { nameOf }) =>
      id === null ? '' : (nameOf?.(String(id)) ?? `#${id}`),
  },
  brand: textField('brand'),
  description: {
    ...textField('description'),
    show: ({ description }) => htmlText(description),
  },
  images: {
    label: 'adminProduct.field.images',
    stored: v.array(v.string()),
    equal: (one, other) => picturesOf(one) === picturesOf(other),
    show: (form, { msg }) => picturesText(form, msg),
  },
  image_notes: {
    partOf: 'images',
    stored: v.fallback(
      v.array(v.object({ url: v.string(), alt: v.string(), color: v.string() })),
      [],
    ),
  },
  // Variants are nothing without their colours and sizes: compared and chosen as one.
  variants: {
    label: 'adminProduct.field.variants',
    stored: v.array(variant),
    equal: (one, other) => offered(one) === offered(other),
    show: (form, { msg }, other) => variantsText(form, other, msg),
  },
  colors: {
    partOf: 'variants',
    stored: v.array(v.object({ name: v.string(), color_code: v.string() })),
  },
  sizes: { partOf: 'variants', stored: v.array(v.string()) },
  size_chart: {
    ...textField('size_chart'),
    show: ({ size_chart: chart }) => htmlText(chart),
  },
  tags: { label: 'adminProduct.field.tags', stored: v.array(v.string()) },
  meta_title: textField('meta_title'),
  meta_description: textField('meta_description'),
  meta_keywords: textField('meta_keywords'),
  price: { ...textField('price'), equal: isSameOffer('price') },
  stock: { ...textField('stock'), equal: isSameOffer('stock') },
  sku: { ...textField('sku'), stored: v.optional(v.string(), ''), equal: isSameOffer('sku') },
  weight: textField('weight'),
  length: textField('length'),
  width: textField('width'),
  height: textField('height'),
  shipping_notes: textField('shipping_notes'),
  status: {
    label: 'adminProduct.field.status',
    stored: v.picklist(['active', 'inactive', 'draft']),
    show: ({ status }, { msg }) => msg(`adminProduct.status.${status}`),
  },
  is_featured: { label: 'adminProduct.field.is_featured', stored: v.boolean() },
  internal_notes: textField('internal_notes'),
}

export const productDrafts = draftStore({
  name: 'product',
  version: 1,
  storage: localStore,
  fields: productFields,
})

/** The version of a product that its form begins with. */
export function savedProduct(product: AdminProduct | null): Saved<ProductForm> {
  return product
    ? { id: product.id, form: fromProduct(product), updatedAt: product.updated_at ?? null }
    : { id: null, form: emptyProductForm, updatedAt: null }
}

/** The pictures with what is known of them, as a text. */
function picturesOf(form: ProductForm): string {
  return JSON.stringify([form.images, savedNotes(form)])
}

/** How many pictures there are, their files, and what they show. */
function picturesText(form: ProductForm, msg: Msg): string {
  const { images } = form
  const names = images.map(pictureName).join(', ')
  const count = msg('adminProduct.value.images', { count: images.length })
  const notes = savedNotes(form).map(({ url, alt, color }) =>
    [`${images.indexOf(url) + 1}.`, color, alt].filter(Boolean).join(' '),
  )
  return [[count, names].filter(Boolean).join(': '), ...notes].join('\n')
}

/** Colours, sizes and variants as a text, whatever order the variants came in. */
function offered(form: ProductForm): string {
  const rows = soldVariants(form).map(
    ({ id, color, size, sku, price, original_price, stock, image_url }) =>
      JSON.stringify([id, color, size, price, original_price, stock, image_url ?? null, sku ?? '']),
  )
  const options = form.colors.map(({ name, color_code }) => [name, color_code])
  return JSON.stringify([options, form.sizes, rows.toSorted()])
}

/** How many variants there are, and those that the other form does not have. */
function variantsText(form: ProductForm, other: ProductForm, msg: Msg): string {
  const lines = linesOf(form)
  const others = linesOf(other)
  const own = lines.filter((line) => !others.includes(line))
  return [msg('adminProduct.value.variants', { count: lines.length }), ...own].join('\n')
}

function linesOf(form: ProductForm): string[] {
  return soldVariants(form).map(({ color, size, price, stock }) =>
    [[color, size].filter(Boolean).join(' · '), `${formatVnd(price)} × ${stock}`].join(': '),
  )
}
