import { mixed, object } from 'yup'
import { type Cascade, isCascadeComplete } from '@/domain/address/cascade'
import { orderFields, recipientFieldNames } from '@/domain/order/form'
import { recordRules } from '@/ui/form/described-rules'

/** The rules of the order form (Product §5). They follow from the form's description. */
export const orderFormSchema = object({
  ...recordRules(orderFields),
  region: mixed<Cascade>()
    .defined()
    .test(
      'complete',
      orderFields.region.required,
      (region) => region !== undefined && isCascadeComplete(region),
    ),
})

/** The rules for the recipient and the address only. */
export const deliverySchema = orderFormSchema.pick(recipientFieldNames)

/** The rules for the recipient, the address and the note. Staff can change these parts of an order. */
export const orderChangeSchema = orderFormSchema.pick([...recipientFieldNames, 'note'])
