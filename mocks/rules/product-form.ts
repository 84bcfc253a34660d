import type {
  AdminProduct,
  AdminProductRequest,
  AdminVariant,
  FieldErrors,
} from '@/api/generated/model'

export type ProductForm = Pick<
  AdminProduct,
  'name' | 'category_id' | 'description' | 'images' | 'colors' | 'sizes' | 'variants' | 'status'
> & { price: number; stock: number; sku: string }

export function productForm(
  request: AdminProductRequest,
  before: AdminProduct | null,
): ProductForm {
  const { price, stock, variants, colors, sizes } = request
  return {
    name: request.name.trim(),
    status: request.status,
    category_id:
      request.category_id === undefined ? (before?.category_id ?? null) : request.category_id,
    description: request.description ?? before?.description ?? '',
    images: request.images ?? before?.images ?? [],
    colors: colors ?? before?.colors ?? [],
    sizes: sizes ?? before?.sizes ?? [],
    variants: variants ?? before?.variants ?? [],
    price: price ?? before?.price ?? 0,
    stock: stock ?? before?.stock ?? 0,
    sku: request.sku ?? before?.sku ?? '',
  }
}

function plainVariants({ colors, sizes, price, stock, sku }: ProductForm): AdminVariant[] {
  const colourNames = colors.length > 0 ? colors.map(({ name }) => name) : ['']
  const sizeNames = sizes.length > 0 ? sizes : ['']
  const plain = { id: null, price, original_price: null, stock }
  const code = colors.length + sizes.length === 0 ? { sku } : {}
  return colourNames.flatMap((color) =>
    sizeNames.map((size) => ({ ...plain, ...code, color, size })),
  )
}

export function variantsOfForm(form: ProductForm): readonly AdminVariant[] {
  return form.variants.length > 0 ? form.variants : plainVariants(form)
}

function hasOption(names: readonly string[], name: string): boolean {
  return names.length === 0 ? name === '' : names.includes(name)
}

/** Checks what drafts must keep too: known options, no pair twice, a sale price below the original one. */
function variantErrors({ variants, colors, sizes }: ProductForm): FieldErrors {
  const errors: FieldErrors = {}
  const colourNames = colors.map(({ name }) => name)
  const seen = new Set<string>()
  for (const [index, { color, size, price, original_price }] of variants.entries()) {
    const options = JSON.stringify([color, size])
    const isKnown = hasOption(colourNames, color) && hasOption(sizes, size)
    if (!isKnown || seen.has(options))
      errors[`variants.${index}.color`] = ['Phân loại không hợp lệ']
    if (original_price !== null && original_price <= price) {
      errors[`variants.${index}.original_price`] = ['Giá gốc phải cao hơn giá bán']
    }
    seen.add(options)
  }
  return errors
}

const noPrice = ['Giá bán phải lớn hơn 0']

/** What a product may go on lacking while it is not a draft, if it came that way. */
const mayLack = new Set(['category_id', 'description', 'images'])

/**
 * Returns the errors of a product, per field (Product §5, §10.4). A draft needs a name only. What the product lacked
 * before, although it was no draft, does not hold back another change.
 */
export function productErrors(form: ProductForm, before: ProductForm | null = null): FieldErrors {
  const errors = errorsOf(form)
  if (!before || before.status === 'draft') return errors
  const known = errorsOf(before)
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !(mayLack.has(field) && field in known)),
  )
}

function errorsOf(form: ProductForm): FieldErrors {
  const errors: FieldErrors = variantErrors(form)
  if (!form.name) errors['name'] = ['Vui lòng nhập tên sản phẩm']
  if (form.status === 'draft') return errors
  if (form.category_id === null) errors['category_id'] = ['Vui lòng chọn danh mục']
  if (!form.description.trim()) errors['description'] = ['Vui lòng nhập mô tả sản phẩm']
  if (form.images.length === 0) errors['images'] = ['Cần ít nhất 1 ảnh']
  if (form.variants.length === 0 && form.price <= 0) errors['price'] = noPrice
  for (const [index, { price }] of form.variants.entries()) {
    if (price <= 0) errors[`variants.${index}.price`] = noPrice
  }
  return errors
}
