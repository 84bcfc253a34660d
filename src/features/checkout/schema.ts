import { mixed, object } from 'yup'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import { orderFields, recipientFields } from '@/domain/order/form'
import { describedRules } from '@/ui/form/described-rules'

/** Product §5: the rules of the order form's description. */
export const schema = object({
  ...describedRules(orderFields),
  region: mixed<Cascade>()
    .defined()
    .test(
      'complete',
      orderFields.region.required,
      (region) => region !== undefined && isComplete(region),
    ),
})

/** Who receives an order and where, by the rules of the checkout. */
export const deliverySchema = schema.pick(recipientFields)

/** The same with the note, of an order that staff change. */
export const changeSchema = schema.pick([...recipientFields, 'note'])
