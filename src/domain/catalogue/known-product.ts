import type {
  AttributeType,
  CartProduct,
  Product,
  ProductSummary,
  Variant,
} from '@/api/generated/model'

/**
 * Returns a product made from its card, to show until the product itself has loaded. It has one variant for
 * each colour and size, so the page already shows the right choices. The price of each variant is only the
 * lowest price of the product, so these variants must not be bought.
 */
export function productFromCard(card: ProductSummary, category: Product['category']): Product {
  const { colors, sizes = [], min_price: price, original_price, in_stock: inStock } = card
  const variants = orNone(colors).flatMap((color) => {
    // A card has only one variant id for each colour. The host chooses a variant in stock if the colour has
    // one. So the first size in stock gets the id, and the other sizes get 0.
    let id = color?.variant_id ?? 0
    return orNone(sizes).map((size): Variant => {
      const isSold = inStock && size?.in_stock !== false
      const variant = {
        id: isSold ? id : 0,
        price,
        original_price,
        stock: Number(isSold),
        image_url: color?.image ?? null,
        attributes: [
          ...(color ? [{ attribute_type: 'color' as const, value: color.name }] : []),
          ...(size ? [{ attribute_type: 'size' as const, value: size.name }] : []),
        ],
      }
      if (isSold) id = 0
      return variant
    })
  })
  const attributes = [attributeOf('color', colors), attributeOf('size', sizes)]
  return {
    ...card,
    category,
    attributes: attributes.filter(({ values }) => values.length > 0),
    variants,
    description: null,
    size_chart: null,
  }
}

/** Returns a cart line as a product card with one colour and one size. */
export function cardOfLine(line: CartProduct): ProductSummary {
  const { productId: id, variantId, price, image, color, size, variant } = line
  const inStock = (variant?.stock ?? 0) > 0
  return {
    id,
    name: line.name,
    ...(line.original_name && { original_name: line.original_name }),
    slug: line.slug,
    image,
    images: image === null ? [] : [image],
    price,
    min_price: price,
    max_price: price,
    original_price: variant?.original_price ?? null,
    colors: color === null ? [] : [{ name: color, color_code: '', image, variant_id: variantId }],
    sizes: size === null ? [] : [{ name: size, in_stock: inStock }],
    in_stock: inStock,
  }
}

/**
 * Returns the values, or a list with one undefined value if there are none, because a product without colours
 * still has variants.
 */
const orNone = <Value>(values: readonly Value[]): readonly (Value | undefined)[] =>
  values.length > 0 ? values : [undefined]

const attributeOf = (
  type: AttributeType,
  options: readonly { name: string; color_code?: string }[],
) => ({
  type,
  name: '',
  values: options.map(({ name, color_code: code }, id) => ({
    id,
    value: name,
    color_code: code ?? null,
  })),
})
