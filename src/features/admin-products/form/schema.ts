import { array, mixed, object, type ObjectSchema } from 'yup'
import type { AdminVariant, ImageNote, ProductColor } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type ProductForm, missingSaleParts, type SalePart } from '@/domain/product/form'
import { variantsOnSale } from '@/domain/product/variant-grid'
import { messageId } from '@/i18n/message-id'
import { kinds } from '@/lib/kinds/kinds'
import { readVnd } from '@/lib/vnd-input'
import { recordRules } from '@/ui/form/described-rules'

/**
 * How strictly the form is checked: a draft needs only a name, and a product on sale needs all values of
 * Product §5.
 */
export type ProductRulesLevel = 'draft' | 'sale'
export type ProductRulesContext = {
  level: ProductRulesLevel
  /**
   * True if some cells of the table of variants can't be saved, for example because they contain no number.
   * The form's values alone do not show this, because they do not contain such texts.
   */
  hasBadCells: boolean
  /**
   * The saved product, or null for a new product. If it is no draft and lacks a required value, staff can
   * still save other changes without filling in this value.
   */
  saved?: ProductForm | null
}

type RuleTest = { parent: ProductForm; options: { context?: Partial<ProductRulesContext> } }
const isForSale = ({ options }: RuleTest) => options.context?.level === 'sale'

/**
 * Returns a rule for a required value: a product on sale needs this value. The rule does not apply if the
 * saved product is no draft and already lacks the value.
 */
const has = (part: SalePart) => (_: unknown, test: RuleTest) => {
  const saved = test.options.context?.saved
  const lacks = (form: ProductForm) => missingSaleParts(form).includes(part)
  return (
    !isForSale(test) ||
    !lacks(test.parent) ||
    Boolean(saved && saved.status !== 'draft' && lacks(saved))
  )
}

const rules = recordRules(product)

/**
 * The rules of the product form: limits and types of the contract, and the parts that a product on sale needs
 * (Product §5).
 */
export const productFormSchema: ObjectSchema<ProductForm> = object({
  ...rules,
  category_id: rules.category_id.test(
    'sale',
    messageId('adminProduct.error.category'),
    has('category_id'),
  ),
  description: rules.description.test(
    'sale',
    messageId('adminProduct.error.description'),
    has('description'),
  ),
  images: rules.images.test('sale', messageId('adminProduct.error.images'), has('images')),
  image_notes: array(mixed<ImageNote>().required()).defined(),
  colors: array(mixed<ProductColor>().required()).defined(),
  variants: array(mixed<AdminVariant>().required())
    .defined()
    .test(
      'cells',
      messageId('adminProduct.error.variantCells'),
      (_, { options }) => options.context?.hasBadCells !== true,
    )
    .test('sale', messageId('adminProduct.error.variantPrice'), (_, test) => {
      const form: ProductForm = test.parent
      return !isForSale(test) || variantsOnSale(form).every(({ price }) => price > 0)
    }),
  // In a product with variants, each variant has its own price, stock and code, so the three fields of the
  // product are not checked.
  price: rules.price.test('price', (price, test) => {
    const form: ProductForm = test.parent
    if (variantsOnSale(form).length > 0) return true
    const reading = readVnd(price)
    if ('problem' in reading)
      return test.createError({ message: messageId(`adminProduct.error.vnd.${reading.problem}`) })
    if (!isForSale(test) || (reading.amount ?? 0) > 0) return true
    const message =
      reading.amount === 0 ? 'adminProduct.error.priceZero' : 'adminProduct.error.price'
    return test.createError({ message: messageId(message) })
  }),
  stock: rules.stock.test('stock', (stock, test) => {
    const form: ProductForm = test.parent
    if (variantsOnSale(form).length > 0) return true
    if ('problem' in kinds.count.read(stock, product.stock))
      return test.createError({ message: messageId('field.problem.count') })
    const isMissing = isForSale(test) && stock.trim() === ''
    return !isMissing || test.createError({ message: messageId('adminProduct.error.stock') })
  }),
  sku: rules.sku.test('code', messageId('adminProduct.error.sku'), (code, test) => {
    const form: ProductForm = test.parent
    return variantsOnSale(form).length > 0 || 'value' in kinds.code.read(code, product.sku)
  }),
})
