import type {
  AdminProduct,
  AdminProductRequest,
  AdminVariant,
  ImageNote,
  ProductStatus,
} from '@/api/generated/model'
import { isBlankHtml } from '@/lib/html-text'
import { type FormOf, emptyForm, filledForm, sentForm } from '@/lib/kinds/described'
import { kinds, numberOf } from '@/lib/kinds/kinds'
import { tidyText } from '@/lib/text'
import { amountOf } from '@/lib/vnd-input'
import { product as description } from './description'
import { soldVariants } from './variant-grid'

/**
 * The product form (Product §3). Its fields have the contract's names, so that the server's errors match
 * them. Variants of an option that was unticked stay until the form is sent (Product §10.4).
 */
export type ProductForm = FormOf<typeof description, AdminProductRequest>

export const emptyProductForm: ProductForm = emptyForm(description)

/** Returns the form that edits a product. */
export function fromProduct(product: AdminProduct): ProductForm {
  const form = filledForm(description, product)
  // A draft without a price has no stock yet either.
  const isUncounted =
    product.price + product.stock + product.variants.length === 0 && product.status === 'draft'
  return isUncounted ? { ...form, stock: '' } : form
}

/** The version that a form was opened with: its `updated_at`, and the form at that time. */
type Seen = { version?: string | undefined; form: ProductForm }

/** Returns the payload of Product §7. If there are variants, price and stock come from the variants. */
export function toRequest(
  form: ProductForm,
  status: ProductStatus,
  seen?: Seen,
): AdminProductRequest {
  const variants = picturedVariants(soldVariants(form), form)
  return {
    ...sentForm(description, form),
    ...(variants.length > 0 && lowestPriceAndStock(variants)),
    variants,
    image_notes: savedNotes(form),
    status,
    ...(seen && { before: stockOf(seen.form) }),
    ...(seen?.version !== undefined && { updated_at: seen.version }),
  }
}

/**
 * A sale does not change the version, so the request contains the stock with which the form was opened
 * (Product §10.4.8).
 */
function stockOf({ stock, variants }: ProductForm): AdminProductRequest['before'] {
  const known = variants.flatMap(({ id, stock }) => (id === null ? [] : [{ id, stock }]))
  const reading = kinds.count.read(stock, description.stock)
  return { ...('value' in reading && { stock: reading.value ?? 0 }), variants: known }
}

/**
 * Three versions of an edited form: as it was opened, as it was typed here, and as others have saved it in
 * the meantime.
 */
type FormVersions = { base: ProductForm; local: ProductForm; remote: ProductForm }

/**
 * Stock that the user has not changed takes the saved value, because a sale is not a conflict that the user
 * has to resolve.
 */
export function withMovedStock({ base, local, remote }: FormVersions): FormVersions {
  const now = new Map(remote.variants.map(({ id, stock }) => [id, stock]))
  const opened = new Map(base.variants.map(({ id, stock }) => [id, stock]))
  const touched = new Set(
    local.variants.flatMap(({ id, stock }) => (stock === opened.get(id) ? [] : [id])),
  )
  const follow = (form: ProductForm): ProductForm => ({
    ...form,
    ...(local.stock === base.stock && { stock: remote.stock }),
    variants: form.variants.map((variant) =>
      variant.id === null || touched.has(variant.id)
        ? variant
        : { ...variant, stock: now.get(variant.id) ?? variant.stock },
    ),
  })
  return { base: follow(base), local: follow(local), remote }
}

/** Returns the lowest price, in whole VND, and the total stock of variants. */
export function lowestPriceAndStock(variants: ProductForm['variants']): {
  price: number
  stock: number
} {
  const price = variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : 0
  return { price, stock: variants.reduce((sum, variant) => sum + variant.stock, 0) }
}

/** Parts that a product needs before it is sold, in the order of the form (Product §5, §10.4). */
export const readinessParts = [
  'name',
  'category_id',
  'description',
  'images',
  'price',
  'stock',
] as const satisfies (keyof ProductForm)[]
export type ReadinessPart = (typeof readinessParts)[number]

/** Returns the parts that are missing before the product can be sold. */
export function readiness(form: ProductForm): ReadinessPart[] {
  const variants = soldVariants(form)
  const has: Record<ReadinessPart, boolean> = {
    name: tidyText(form.name) !== '',
    category_id: form.category_id !== null,
    description: !isBlankHtml(form.description),
    images: form.images.length > 0,
    price:
      variants.length > 0
        ? variants.every(({ price }) => price > 0)
        : (amountOf(form.price) ?? 0) > 0,
    stock: variants.length > 0 || numberOf('count', form.stock) !== null,
  }
  return readinessParts.filter((part) => !has[part])
}

/** The greatest length of a text for a picture (contract). */
export const altMax = 255

/** Returns the note of a picture, or an empty one. */
export function noteOf(notes: readonly ImageNote[], url: string): ImageNote {
  return notes.find((note) => note.url === url) ?? { url, alt: '', color: '' }
}

/** Sets the text or the colour of some pictures. */
export function withNotes(
  notes: readonly ImageNote[],
  urls: readonly string[],
  change: Partial<Pick<ImageNote, 'alt' | 'color'>>,
): ImageNote[] {
  const changed = new Set(urls)
  const others = notes.filter(({ url }) => !changed.has(url))
  return [...others, ...urls.map((url) => ({ ...noteOf(notes, url), ...change }))]
}

type Pictured = { images: readonly string[]; image_notes: readonly ImageNote[] }

/**
 * Returns the notes to save, in the order of the pictures. Notes of removed pictures and empty notes are left
 * out.
 */
export function savedNotes({ images, image_notes }: Pictured): ImageNote[] {
  return images
    .map((url) => ({ ...noteOf(image_notes, url), alt: tidyText(noteOf(image_notes, url).alt) }))
    .filter(({ alt, color }) => alt !== '' || color !== '')
}

/** Gives each variant the first picture of its colour. A colour without pictures changes nothing. */
export function picturedVariants(
  variants: readonly AdminVariant[],
  { images, image_notes }: Pictured,
): AdminVariant[] {
  const byColor = new Map<string, string>()
  for (const url of images.toReversed()) {
    const { color } = noteOf(image_notes, url)
    if (color !== '') byColor.set(color, url)
  }
  return variants.map((variant) => {
    const image_url = byColor.get(variant.color)
    return image_url === undefined ? variant : { ...variant, image_url }
  })
}
