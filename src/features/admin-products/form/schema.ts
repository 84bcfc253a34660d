import { array, mixed, object, type ObjectSchema } from 'yup'
import type { ImageNote, AdminVariant, ProductColor } from '@/api/generated/model'
import { product } from '@/domain/product/description'
import { type ProductForm } from '@/domain/product/form'
import { soldVariants } from '@/domain/product/variant-grid'
import type { MessageId } from '@/i18n/message-id.gen'
import { isBlankHtml } from '@/lib/html-text'
import { kinds } from '@/lib/kinds/kinds'
import { readVnd, type VndProblem } from '@/lib/vnd-input'
import { describedRules } from '@/ui/form/described-rules'

/** A draft needs a name only; what is sold, or was, needs everything (Product §5, §10). */
export type Level = 'draft' | 'sale'
/** What the rules are told: cells of the variants that say no number are not in the form, yet hold it back. */
export type RulesContext = {
  level: Level
  hasBadCells: boolean
  /** As it is stored; null for a new one. What it lacks although it is no draft holds back no other change. */
  saved?: ProductForm | null
}

const id = (message: MessageId) => message
type RuleTest = { options: { context?: Partial<RulesContext> } }
const isForSale = ({ options }: RuleTest) => options.context?.level === 'sale'

/** True where a field is needed: for sale, unless the stored product is no draft and lacks it too. */
function needs(test: RuleTest, isLacking: (form: ProductForm) => boolean): boolean {
  const saved = test.options.context?.saved
  return isForSale(test) && !(saved && saved.status !== 'draft' && isLacking(saved))
}

const vndTexts: Record<VndProblem, MessageId> = {
  negative: 'adminProduct.error.vnd.negative',
  fraction: 'adminProduct.error.vnd.fraction',
  tooBig: 'adminProduct.error.vnd.tooBig',
  notNumber: 'adminProduct.error.vnd.notNumber',
}

const rules = describedRules(product, {
  tooLong: 'adminProduct.error.nameLong',
  count: 'adminProduct.error.count',
  measure: 'adminProduct.error.measure',
})

/** Limits and kinds as described; what Product §5 asks of a product that is sold. */
export const schema: ObjectSchema<ProductForm> = object({
  ...rules,
  name: rules.name.required(id('adminProduct.error.name')),
  category_id: rules.category_id.test(
    'sale',
    id('adminProduct.error.category'),
    (category, test) => category !== null || !needs(test, (saved) => saved.category_id === null),
  ),
  description: rules.description.test(
    'sale',
    id('adminProduct.error.description'),
    (html, test) => !isBlankHtml(html) || !needs(test, (saved) => isBlankHtml(saved.description)),
  ),
  images: rules.images.test(
    'sale',
    id('adminProduct.error.images'),
    (images, test) => images.length > 0 || !needs(test, (saved) => saved.images.length === 0),
  ),
  image_notes: array(mixed<ImageNote>().required()).defined(),
  colors: array(mixed<ProductColor>().required()).defined(),
  variants: array(mixed<AdminVariant>().required())
    .defined()
    .test(
      'cells',
      id('adminProduct.error.variantCells'),
      (_, { options }) => options.context?.hasBadCells !== true,
    )
    .test('sale', id('adminProduct.error.variantPrice'), (_, test) => {
      const form: ProductForm = test.parent
      return !isForSale(test) || soldVariants(form).every(({ price }) => price > 0)
    }),
  // With variants, price, stock and code are theirs.
  price: rules.price.test('price', (price, test) => {
    const form: ProductForm = test.parent
    if (soldVariants(form).length > 0) return true
    const reading = readVnd(price)
    if ('problem' in reading) return test.createError({ message: vndTexts[reading.problem] })
    if (!isForSale(test) || (reading.amount ?? 0) > 0) return true
    const message =
      reading.amount === 0 ? 'adminProduct.error.priceZero' : 'adminProduct.error.price'
    return test.createError({ message: id(message) })
  }),
  stock: rules.stock.test('stock', (stock, test) => {
    const form: ProductForm = test.parent
    if (soldVariants(form).length > 0) return true
    if ('problem' in kinds.count.read(stock, product.stock))
      return test.createError({ message: id('adminProduct.error.count') })
    const isMissing = isForSale(test) && stock.trim() === ''
    return !isMissing || test.createError({ message: id('adminProduct.error.stock') })
  }),
  sku: rules.sku.test('code', id('adminProduct.error.sku'), (code, test) => {
    const form: ProductForm = test.parent
    return soldVariants(form).length > 0 || 'value' in kinds.code.read(code, product.sku)
  }),
})
