import { mixed, object } from 'yup'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import { orderFields, recipientFields } from '@/domain/order/form'
import { describedRules } from '@/ui/form/described-rules'

/** The rules of the order form. They are made from the form's description (Product §5). */
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

/** The rules for the recipient and the address only. */
export const deliverySchema = schema.pick(recipientFields)

/** Like `deliverySchema`, with the note added. Staff can change these parts of an order. */
export const changeSchema = schema.pick([...recipientFields, 'note'])
