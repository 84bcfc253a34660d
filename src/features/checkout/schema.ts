import { boolean, mixed, object, type ObjectSchema, string } from 'yup'
import type { PaymentMethod } from '@/api/generated/model'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import type { Delivery } from '@/domain/address/saved-address'
import { couponMax, tidyCoupon } from '@/domain/order/bill'
import { type OrderForm, orderLimits } from '@/domain/order/form'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { ruleOf } from '@/ui/form/described-rules'

const line = (required: MessageId, tooLong: MessageId, max: number) =>
  ruleOf({ kind: 'line', max }, { tooLong }).required(required)

const id = (message: MessageId) => message

/** Product §5. Messages are ids of texts. */
export const schema: ObjectSchema<OrderForm> = object({
  firstName: line(
    'checkout.error.firstNameRequired',
    'checkout.error.firstNameTooLong',
    orderLimits.name,
  ),
  lastName: line(
    'checkout.error.lastNameRequired',
    'checkout.error.lastNameTooLong',
    orderLimits.name,
  ),
  phone: ruleOf(
    { kind: 'phone', max: orderLimits.phone },
    { phone: 'checkout.error.phoneInvalid', tooLong: 'checkout.error.phoneTooLong' },
  ).required(id('checkout.error.phoneRequired')),
  email: ruleOf(
    { kind: 'email', max: limits.nameMax },
    { email: 'checkout.error.emailInvalid', tooLong: 'checkout.error.emailInvalid' },
  ),
  street: line('checkout.error.streetRequired', 'checkout.error.streetTooLong', orderLimits.street),
  region: mixed<Cascade>()
    .defined()
    .test(
      'complete',
      id('checkout.error.regionIncomplete'),
      (region) => region !== undefined && isComplete(region),
    ),
  note: string().defined().max(orderLimits.note, id('checkout.error.noteTooLong')),
  coupon: string()
    .defined()
    .transform((text) => tidyCoupon(text) ?? '')
    .max(couponMax, id('checkout.error.couponTooLong')),
  setDefault: boolean().defined(),
  agreed: boolean().defined(),
  payment: mixed<PaymentMethod>()
    .oneOf(['cod', 'paypal'])
    .defined()
    .nullable()
    .test('chosen', id('checkout.error.paymentRequired'), (payment) => payment !== null),
})

const delivery = ['firstName', 'lastName', 'phone', 'street', 'region'] as const

/** Who receives an order and where, by the rules of the checkout. */
export const deliverySchema: ObjectSchema<Delivery> = schema.pick([...delivery])

/** The same with the note, of an order that staff change. */
export const changeSchema: ObjectSchema<Delivery & Pick<OrderForm, 'note'>> = schema.pick([
  ...delivery,
  'note',
])
