import type { ObjectSchema } from 'yup'
import type { Delivery } from '@/domain/address/saved-address'
import { schema as checkout } from './schema'

/** Who receives an order and where, by the rules of the checkout. */
export const schema: ObjectSchema<Delivery> = checkout.pick([
  'firstName',
  'lastName',
  'phone',
  'street',
  'region',
])
