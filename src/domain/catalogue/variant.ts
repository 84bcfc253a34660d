import type {
  AttributeType,
  CardColor,
  Product,
  ProductSummary,
  Variant,
} from '@/api/generated/model'

/** The chosen colour and size. A value is null if the product has no colours or no sizes. */
export type VariantChoice = { color: string | null; size: string | null }

/**
 * The state of a colour or size (Product §4.4):
 * - `available`: in stock in combination with the other chosen value.
 * - `clash`: in stock, but only with another value than the chosen one. Choosing it changes the other value.
 * - `unavailable`: out of stock in every combination.
 */
export type OptionState = 'available' | 'clash' | 'unavailable'
export type AttributeOption = { value: string; code: string | null; state: OptionState }

/** Returns the colour or the size of a variant, or null if it has none. */
export function attributeValue(variant: Variant, type: AttributeType): string | null {
  return variant.attributes.find(({ attribute_type }) => attribute_type === type)?.value ?? null
}

export function variantOf(product: Product, choice: VariantChoice): Variant | null {
  return product.variants.find((variant) => fits(variant, choice)) ?? null
}

/** Returns true if a variant has units in stock. Product §4 calls such a variant available. */
export function isInStock(variant: Variant | null): variant is Variant {
  return variant !== null && variant.stock > 0
}

/** Returns all colours or sizes of a product in the product's order, each with its state. */
export function optionsOf(
  product: Product,
  type: AttributeType,
  choice: VariantChoice,
): AttributeOption[] {
  return valuesOf(product, type).map(({ value, code }) => {
    const inStock = product.variants
      .filter(isInStock)
      .filter((one) => attributeValue(one, type) === value)
    const state = inStock.some((one) => fits(one, { ...choice, [type]: value }))
      ? 'available'
      : inStock.length > 0
        ? 'clash'
        : 'unavailable'
    return { value, code, state }
  })
}

/**
 * Returns the colour and size to show first. If a variant is linked, these are its colour and size. Otherwise
 * they are the first colour and the first size (Product §4). If that combination is out of stock, they come
 * from the first variant in stock, preferably in the same colour. If nothing is in stock, the first
 * combination stays.
 */
export function initialChoice(product: Product, variantId?: number): VariantChoice {
  const linked = product.variants.find((variant) => variant.id === variantId)
  if (linked) return choiceOf(linked)
  const first = {
    color: valuesOf(product, 'color')[0]?.value ?? null,
    size: valuesOf(product, 'size')[0]?.value ?? null,
  }
  if (isInStock(variantOf(product, first))) return first
  const sameColor = product.variants.find(
    (one) => isInStock(one) && attributeValue(one, 'color') === first.color,
  )
  const anyInStock = sameColor ?? product.variants.find(isInStock)
  return anyInStock ? choiceOf(anyInStock) : first
}

/**
 * Returns the choice after the shopper chooses a colour or a size. If the combination is out of stock, the
 * other value changes to the first value that is in stock with the chosen one (Product §4).
 */
export function chooseOption(
  product: Product,
  choice: VariantChoice,
  type: AttributeType,
  value: string,
): VariantChoice {
  const next = { ...choice, [type]: value }
  if (isInStock(variantOf(product, next))) return next
  const other = type === 'color' ? 'size' : 'color'
  const partner = optionsOf(product, other, next).find((option) => option.state === 'available')
  return partner ? { ...next, [other]: partner.value } : next
}

function choiceOf(variant: Variant): VariantChoice {
  return { color: attributeValue(variant, 'color'), size: attributeValue(variant, 'size') }
}

function fits(variant: Variant, choice: VariantChoice): boolean {
  return (
    attributeValue(variant, 'color') === choice.color &&
    attributeValue(variant, 'size') === choice.size
  )
}

function valuesOf(product: Product, type: AttributeType): { value: string; code: string | null }[] {
  const attribute = product.attributes.find((one) => one.type === type)
  return attribute?.values.map(({ value, color_code: code }) => ({ value, code })) ?? []
}

/**
 * Returns the URLs of a product's pictures without repetitions. The picture of the chosen variant comes
 * first, then the pictures of its colour, then all others.
 */
export function galleryImages(product: Product, variant: Variant | null): string[] {
  const { images: all, image, image_notes: notes = [] } = product
  const color = variant && attributeValue(variant, 'color')
  const ofColor = notes.filter((note) => note.color && note.color === color).map(({ url }) => url)
  const images = [variant?.image_url, ...ofColor, ...all, image]
  return [...new Set(images.filter((image) => typeof image === 'string'))]
}

/** Returns the colour of a card that the list is filtered by, or by which the search found the product. */
export const matchedColor = ({ colors }: ProductSummary): CardColor | undefined =>
  colors.find(({ is_match }) => is_match)

/** Returns the alternative text of each picture, by the URL of the picture. */
export function pictureAltTexts(product: Product): Readonly<Record<string, string>> {
  return Object.fromEntries((product.image_notes ?? []).map(({ url, alt }) => [url, alt]))
}
