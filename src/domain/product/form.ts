import type {
  AdminProduct,
  AdminProductRequest,
  AdminVariant,
  ImageNote,
  ProductStatus,
} from '@/api/generated/model'
import { isBlankHtml } from '@/lib/html-text'
import { type FormValuesOf, emptyForm, filledForm, valuesToSend } from '@/lib/kinds/described'
import { kinds, numberOf } from '@/lib/kinds/kinds'
import { tidyText } from '@/lib/text'
import { vndAmountOf } from '@/lib/vnd-input'
import { product as description } from './description'
import { variantsOnSale } from './variant-grid'

/**
 * The values of the product form (Product §3). The fields have the names of the contract, so that errors of
 * the server belong to a field. Variants of an unticked option stay until the form is sent (Product §10.4).
 */
export type ProductForm = FormValuesOf<typeof description, AdminProductRequest>

export const emptyProductForm: ProductForm = emptyForm(description)

/** Returns the form values of an existing product. */
export function productFormOf(product: AdminProduct): ProductForm {
  const form = filledForm(description, product)
  // Nobody has counted the stock of a draft without a price, a stock and variants. So the field is empty and
  // does not show 0.
  const isUncounted =
    product.price + product.stock + product.variants.length === 0 && product.status === 'draft'
  return isUncounted ? { ...form, stock: '' } : form
}

/** The product when the form was opened: its `updated_at` and the form values. */
type Seen = { version?: string | undefined; form: ProductForm }

/**
 * Returns the request that saves a product (Product §7). If there are variants, the price and the stock of
 * the product come from them.
 */
export function productBody(
  form: ProductForm,
  status: ProductStatus,
  seen?: Seen,
): AdminProductRequest {
  const variants = variantsWithPicture(variantsOnSale(form), form)
  return {
    ...valuesToSend(description, form),
    ...(variants.length > 0 && lowestPriceAndStock(variants)),
    variants,
    image_notes: imageNotesToSave(form),
    status,
    ...(seen && { before: stockOf(seen.form) }),
    ...(seen?.version !== undefined && { updated_at: seen.version }),
  }
}

/**
 * Returns the stock in a form. The request contains the stock of the opened form, because the server must
 * notice a sale in the meantime. A sale changes the stock but not the version (Product §10.4.8).
 */
function stockOf({ stock, variants }: ProductForm): AdminProductRequest['before'] {
  const known = variants.flatMap(({ id, stock }) => (id === null ? [] : [{ id, stock }]))
  const reading = kinds.count.read(stock, description.stock)
  return { ...('value' in reading && { stock: reading.value ?? 0 }), variants: known }
}

/**
 * The three versions of an edited product: as it was opened (`base`), as it is in this form (`local`), and as
 * others have saved it since (`remote`).
 */
type FormVersions = { base: ProductForm; local: ProductForm; remote: ProductForm }

/**
 * Returns the versions with the saved stock, except where the staff member has changed the stock. A sale
 * changes the stock, and staff should not have to resolve that as a conflict.
 */
export function withSavedStock({ base, local, remote }: FormVersions): FormVersions {
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

/** Returns the lowest price in whole VND and the total stock of these variants. */
export function lowestPriceAndStock(variants: ProductForm['variants']): {
  price: number
  stock: number
} {
  const price = variants.length > 0 ? Math.min(...variants.map((variant) => variant.price)) : 0
  return { price, stock: variants.reduce((sum, variant) => sum + variant.stock, 0) }
}

/** The parts that a product needs before it can be sold, in the order of the form (Product §5, §10.4). */
export const saleParts = [
  'name',
  'category_id',
  'description',
  'images',
  'price',
  'stock',
] as const satisfies (keyof ProductForm)[]
export type SalePart = (typeof saleParts)[number]

/** Returns the parts that a product still needs before it can be sold. */
export function missingSaleParts(form: ProductForm): SalePart[] {
  const variants = variantsOnSale(form)
  const has: Record<SalePart, boolean> = {
    name: tidyText(form.name) !== '',
    category_id: form.category_id !== null,
    description: !isBlankHtml(form.description),
    images: form.images.length > 0,
    price:
      variants.length > 0
        ? variants.every(({ price }) => price > 0)
        : (vndAmountOf(form.price) ?? 0) > 0,
    stock: variants.length > 0 || numberOf('count', form.stock) !== null,
  }
  return saleParts.filter((part) => !has[part])
}

/** The greatest number of characters in a picture's alternative text, by the contract. */
export const altTextMax = 255

/** Returns the note of a picture. A picture without a note gets an empty one. */
export function imageNote(notes: readonly ImageNote[], url: string): ImageNote {
  return notes.find((note) => note.url === url) ?? { url, alt: '', color: '' }
}

/** Sets the alternative text or the colour of these pictures. */
export function withImageNotes(
  notes: readonly ImageNote[],
  urls: readonly string[],
  change: Partial<Pick<ImageNote, 'alt' | 'color'>>,
): ImageNote[] {
  const changed = new Set(urls)
  const others = notes.filter(({ url }) => !changed.has(url))
  return [...others, ...urls.map((url) => ({ ...imageNote(notes, url), ...change }))]
}

type Pictured = { images: readonly string[]; image_notes: readonly ImageNote[] }

/** Returns the notes in the order of the pictures. Empty notes and notes of removed pictures are left out. */
export function imageNotesToSave({ images, image_notes }: Pictured): ImageNote[] {
  return images
    .map((url) => ({
      ...imageNote(image_notes, url),
      alt: tidyText(imageNote(image_notes, url).alt),
    }))
    .filter(({ alt, color }) => alt !== '' || color !== '')
}

/**
 * Returns the variants, each with the first picture of its colour. A variant whose colour has no picture
 * stays unchanged.
 */
export function variantsWithPicture(
  variants: readonly AdminVariant[],
  { images, image_notes }: Pictured,
): AdminVariant[] {
  const byColor = new Map<string, string>()
  for (const url of images.toReversed()) {
    const { color } = imageNote(image_notes, url)
    if (color !== '') byColor.set(color, url)
  }
  return variants.map((variant) => {
    const image_url = byColor.get(variant.color)
    return image_url === undefined ? variant : { ...variant, image_url }
  })
}
