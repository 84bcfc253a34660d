import * as v from 'valibot'
import type { AdminProduct, AdminVariant } from '@/api/generated/model'
import { product, variant } from '@/domain/product/description'
import { emptyProductForm, fromProduct, type ProductForm, savedNotes } from '@/domain/product/form'
import { soldVariants } from '@/domain/product/variant-grid'
import type { Msg } from '@/i18n/use-msg'
import { type FieldDescription, formNames } from '@/lib/description'
import { memberOf, recordOf } from '@/lib/json'
import { holdingOf, noneOf } from '@/lib/kinds/described'
import { pictureName } from '@/lib/kinds/kinds'
import { formatVnd } from '@/lib/numbers'
import { draftStore, type Saved } from '@/ui/editor/drafts'
import { describedFields, type FieldTable } from '@/ui/editor/fields'

/** A variant in a stored draft. A draft may be older than some fields; these fields are then blank. */
const storedVariant = v.object({
  id: v.nullable(v.number()),
  ...recordOf<{ [Name in keyof typeof variant]: v.GenericSchema<unknown, AdminVariant[Name]> }>(
    Object.entries<FieldDescription>(variant).map(([name, field]) => {
      const schema = holdingOf(field).inRecord(field)
      const none = noneOf(field)
      return [name, v.optional(none === null ? v.nullable(schema) : schema, none)] as const
    }),
    (schema) => memberOf(schema, 'kind') === 'schema',
  ),
})

/**
 * Returns a function that is true where two products have the same price, stock or code. It is also true
 * where both products have variants, because each variant then has its own values.
 */
const isSameOffer = (name: 'price' | 'stock' | 'sku') => (a: ProductForm, b: ProductForm) =>
  a[name] === b[name] || [a, b].every((form) => soldVariants(form).length > 0)

export const productFields: FieldTable<ProductForm> = describedFields(product, {
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
  // Variants, colours and sizes belong together, so they are compared and chosen as one value.
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

export const productDrafts = draftStore('draft_product', productFields)

/** Returns the saved version for the form. Null starts a new product. */
export function savedProduct(row: AdminProduct | null): Saved<ProductForm, AdminProduct | null> {
  return row
    ? { id: row.id, form: fromProduct(row), updatedAt: row.updated_at ?? null, row }
    : { id: null, form: emptyProductForm, updatedAt: null, row }
}

/** Returns the images with their notes in one text that can be compared. */
function picturesOf(form: ProductForm): string {
  return JSON.stringify([form.images, savedNotes(form)])
}

/** Returns the number of images, their file names, and their notes, for people to read. */
function picturesText(form: ProductForm, msg: Msg): string {
  const { images } = form
  const names = images.map(pictureName).join(', ')
  const count = msg('adminProduct.value.images', { count: images.length })
  const notes = savedNotes(form).map(({ url, alt, color }) =>
    [`${images.indexOf(url) + 1}.`, color, alt].filter(Boolean).join(' '),
  )
  return [[count, names].filter(Boolean).join(': '), ...notes].join('\n')
}

const variantNames = formNames(variant)

/**
 * Returns colours, sizes and variants in one text that can be compared. The sequence of the variants does not
 * matter.
 */
function offered(form: ProductForm): string {
  const rows = soldVariants(form).map((sold) =>
    JSON.stringify([sold.id, ...variantNames.map((name) => sold[name] ?? '')]),
  )
  const options = form.colors.map(({ name, color_code }) => [name, color_code])
  return JSON.stringify([options, form.sizes, rows.toSorted()])
}

/** Returns the number of variants, and the variants that the other form lacks. */
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
