import type { AttributeType, Product, Variant } from '@/api/generated/model'
import { product as description } from '@/domain/product/description'
import { shopperValuesOf } from '@/lib/description'
import { type ProductForm, productBody } from './form'
import { variantsOnSale } from './variant-grid'

type PreviewNames = { color: string; size: string }

/**
 * Returns the product as its page would show it after saving. `names` are the translated names of the two
 * attributes.
 */
export function productPreviewOf(form: ProductForm, names: PreviewNames): Product {
  const { price, stock, name } = productBody(form, 'active')
  const sold = variantsOnSale(form)
  const variants =
    sold.length > 0
      ? sold.map(previewVariant)
      : [previewVariant({ ...plain, price: price ?? 0, stock: stock ?? 0 }, 0)]
  const prices = variants.map((variant) => variant.price)
  const images = form.images
  return {
    id: 1,
    name: name || '…',
    slug: 'preview',
    image: images[0] ?? null,
    images,
    price: Math.min(...prices),
    min_price: Math.min(...prices),
    max_price: Math.max(...prices),
    ...shopperValuesOf(description, form),
    category: null,
    care: form.care,
    colors: form.colors,
    attributes: [
      attribute(
        'color',
        names.color,
        form.colors.map(({ name: value, color_code }) => ({ value, color_code })),
      ),
      attribute(
        'size',
        names.size,
        form.sizes.map((value) => ({ value, color_code: null })),
      ),
    ].filter(({ values }) => values.length > 0),
    variants,
  }
}

const plain = { color: '', size: '', price: 0, original_price: null, stock: 0 }
type Sold = Pick<ProductForm['variants'][number], keyof typeof plain | 'image_url'>

function previewVariant(variant: Sold, index: number): Variant {
  const { color, size, price, original_price, stock, image_url } = variant
  const attributes = [
    { attribute_type: 'color' as const, value: color },
    { attribute_type: 'size' as const, value: size },
  ].filter(({ value }) => value !== '')
  return { id: index + 1, price, original_price, stock, image_url: image_url ?? null, attributes }
}

function attribute(
  type: AttributeType,
  name: string,
  values: readonly { value: string; color_code: string | null }[],
): Product['attributes'][number] {
  return { type, name, values: values.map((value, index) => ({ id: index + 1, ...value })) }
}
