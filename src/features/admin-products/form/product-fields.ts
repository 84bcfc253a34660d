import * as v from 'valibot'
import type { AdminProduct, AdminVariant } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import {
  emptyProductForm,
  productFormOf,
  type ProductForm,
  imageNotesToSave,
} from '@/domain/product/form'
import { variantsOnSale } from '@/domain/product/variant-grid'
import type { Msg } from '@/i18n/use-msg'
import { type FieldDescription, formFieldNames } from '@/lib/description'
import { memberOf, buildRecord } from '@/lib/json'
import { valueSchemasOf, emptyValueOf } from '@/lib/kinds/described'
import { pictureFileName } from '@/lib/kinds/kinds'
import { formatVnd } from '@/lib/numbers'
import { draftStoreOf, type SavedVersion } from '@/ui/editor/drafts'
import { fieldTableOf, type FieldTable } from '@/ui/editor/fields'

/**
 * Reads a variant from a stored draft. An old draft may lack fields that were added to the app later. Such a
 * field gets an empty value.
 */
const storedVariant = v.object({
  id: v.nullable(v.number()),
  ...buildRecord<{ [Name in keyof typeof variant]: v.GenericSchema<unknown, AdminVariant[Name]> }>(
    Object.entries<FieldDescription>(variant).map(([name, field]) => {
      const schema = valueSchemasOf(field).inRecord(field)
      const none = emptyValueOf(field)
      return [name, v.optional(none === null ? v.nullable(schema) : schema, none)] as const
    }),
    (schema) => memberOf(schema, 'kind') === 'schema',
  ),
})

/**
 * Returns a function that compares the price, stock or code of two forms. If both products have variants, the
 * values always count as equal, because only the values of the variants are then used.
 */
const isSameOffer = (name: 'price' | 'stock' | 'sku') => (a: ProductForm, b: ProductForm) =>
  a[name] === b[name] || [a, b].every((form) => variantsOnSale(form).length > 0)

export const productFields: FieldTable<ProductForm> = fieldTableOf(product, {
  images: {
    equal: (a, b) => picturesOf(a) === picturesOf(b),
    show: (form, { msg }) => picturesText(form, msg),
  },
  image_notes: {
    partOf: 'images',
    stored: v.fallback(
      v.array(v.object({ url: v.string(), alt: v.string(), color: v.string() })),
      [],
    ),
  },
  // Variants, colours and sizes depend on each other, so staff compare and choose them as one value.
  variants: {
    label: product.variants.label,
    stored: v.array(storedVariant),
    equal: (a, b) => offered(a) === offered(b),
    show: (form, { msg }, other) => variantsText(form, other, msg),
  },
  colors: {
    partOf: 'variants',
    stored: v.array(v.object({ name: v.string(), color_code: v.string() })),
  },
  sizes: { partOf: 'variants', stored: v.array(v.string()) },
  price: { equal: isSameOffer('price') },
  stock: { equal: isSameOffer('stock') },
  sku: { stored: v.optional(v.string(), ''), equal: isSameOffer('sku') },
})

export const productDrafts = draftStoreOf('draft_product', productFields)

/** Returns a product as a saved version for the editor. Null starts a new product. */
export function productForEditor(
  row: AdminProduct | null,
): SavedVersion<ProductForm, AdminProduct | null> {
  return row
    ? { id: row.id, form: productFormOf(row), updatedAt: row.updated_at ?? null, row }
    : { id: null, form: emptyProductForm, updatedAt: null, row }
}

/** Returns the images and their notes as one text for comparison. */
function picturesOf(form: ProductForm): string {
  return JSON.stringify([form.images, imageNotesToSave(form)])
}

/** Returns the number of images, their file names, and their notes, as a text for people. */
function picturesText(form: ProductForm, msg: Msg): string {
  const { images } = form
  const names = images.map(pictureFileName).join(', ')
  const count = msg('adminProduct.value.images', { count: images.length })
  const notes = imageNotesToSave(form).map(({ url, alt, color }) =>
    [`${images.indexOf(url) + 1}.`, color, alt].filter(Boolean).join(' '),
  )
  return [[count, names].filter(Boolean).join(': '), ...notes].join('\n')
}

const variantNames = formFieldNames(variant)

/**
 * Returns colours, sizes and variants as one text for comparison. The sequence of the variants does not
 * matter, so the text contains them sorted.
 */
function offered(form: ProductForm): string {
  const rows = variantsOnSale(form).map((sold) =>
    JSON.stringify([sold.id, ...variantNames.map((name) => sold[name] ?? '')]),
  )
  const options = form.colors.map(({ name, color_code }) => [name, color_code])
  return JSON.stringify([options, form.sizes, rows.toSorted()])
}

/**
 * Returns a text for a comparison of two forms: the number of variants, and a list of the variants that the
 * other form does not have.
 */
function variantsText(form: ProductForm, other: ProductForm, msg: Msg): string {
  const lines = linesOf(form)
  const others = linesOf(other)
  const own = lines.filter((line) => !others.includes(line))
  return [msg('adminProduct.value.variants', { count: lines.length }), ...own].join('\n')
}

function linesOf(form: ProductForm): string[] {
  return variantsOnSale(form).map(({ color, size, price, stock }) =>
    [[color, size].filter(Boolean).join(' · '), `${formatVnd(price)} × ${stock}`].join(': '),
  )
}
