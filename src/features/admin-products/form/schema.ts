import { array, mixed, object, type ObjectSchema } from 'yup'
import type { ImageNote, AdminVariant, ProductColor } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type ProductForm, readiness, type ReadinessPart } from '@/domain/product/form'
import { soldVariants } from '@/domain/product/variant-grid'
import { messageId } from '@/i18n/message-id'
import { kinds } from '@/lib/kinds/kinds'
import { readVnd } from '@/lib/vnd-input'
import { describedRules } from '@/ui/form/described-rules'

/** A draft needs a name only; what is sold, or was, needs everything (Product §5, §10). */
export type Level = 'draft' | 'sale'
/**
 * What the rules are told: cells of the variants that say no number are not in the form, yet hold it back.
 */
export type RulesContext = {
  level: Level
  hasBadCells: boolean
  /**
   * As it is stored; null for a new one. What it lacks although it is no draft holds back no other change.
   */
  saved?: ProductForm | null
}

type RuleTest = { parent: ProductForm; options: { context?: Partial<RulesContext> } }
const isForSale = ({ options }: RuleTest) => options.context?.level === 'sale'

/** For what is needed on sale, unless the stored product is no draft and lacks it too. */
const has = (part: ReadinessPart) => (_: unknown, test: RuleTest) => {
  const saved = test.options.context?.saved
  const lacks = (form: ProductForm) => readiness(form).includes(part)
  return (
    !isForSale(test) ||
    !lacks(test.parent) ||
    Boolean(saved && saved.status !== 'draft' && lacks(saved))
  )
}

const rules = describedRules(product)

/** Limits and kinds as described; what Product §5 asks of a product that is sold. */
export const schema: ObjectSchema<ProductForm> = object({
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
      return !isForSale(test) || soldVariants(form).every(({ price }) => price > 0)
    }),
  // With variants, price, stock and code are theirs.
  price: rules.price.test('price', (price, test) => {
    const form: ProductForm = test.parent
    if (soldVariants(form).length > 0) return true
    const reading = readVnd(price)
    if ('problem' in reading)
      return test.createError({ message: messageId(`adminProduct.error.vnd.${reading.problem}`) })
    if (!isForSale(test) || (reading.amount ?? 0) > 0) return true
    const message =
      reading.amount === 0 ? 'adminProduct.error.priceZero' : 'adminProduct.error.price'
    return test.createError({ message: id(message) })
  }),
  stock: rules.stock.test('stock', (stock, test) => {
    const form: ProductForm = test.parent
    if (soldVariants(form).length > 0) return true
    if ('problem' in kinds.count.read(stock, product.stock))
      return test.createError({ message: messageId('field.problem.count') })
    const isMissing = isForSale(test) && stock.trim() === ''
    return !isMissing || test.createError({ message: messageId('adminProduct.error.stock') })
  }),
  sku: rules.sku.test('code', messageId('adminProduct.error.sku'), (code, test) => {
    const form: ProductForm = test.parent
    return soldVariants(form).length > 0 || 'value' in kinds.code.read(code, product.sku)
  }),
})
