import { boolean, mixed, object, type ObjectSchema, string } from 'yup'
import type { PaymentMethod } from '@/api/generated/model'
import { type Cascade, isComplete } from '@/domain/address/cascade'
import type { Delivery } from '@/domain/address/saved-address'
import { couponMax, tidyCoupon } from '@/domain/order/coupon'
import { type OrderForm, orderLimits } from '@/domain/order/form'
import { emailPattern, tidyEmail } from '@/domain/person/email'
import { isPhone, tidyPhone } from '@/domain/person/phone'
import type { MessageId } from '@/i18n/message-id.gen'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'

const tidied = (required: MessageId, tooLong: MessageId, max: number) =>
  string().transform(tidyText).required(required).max(max, tooLong)

const id = (message: MessageId) => message

/** Product §5. Messages are ids of texts. */
export const schema: ObjectSchema<OrderForm> = object({
  firstName: tidied(
    'checkout.error.firstNameRequired',
    'checkout.error.firstNameTooLong',
    orderLimits.name,
  ),
  lastName: tidied(
    'checkout.error.lastNameRequired',
    'checkout.error.lastNameTooLong',
    orderLimits.name,
  ),
  phone: string()
    .transform(tidyPhone)
    .required(id('checkout.error.phoneRequired'))
    .test('phone', id('checkout.error.phoneInvalid'), (phone) => phone === '' || isPhone(phone))
    .max(orderLimits.phone, id('checkout.error.phoneTooLong')),
  email: string()
    .transform(tidyEmail)
    .defined()
    .max(limits.nameMax, id('checkout.error.emailInvalid'))
    .matches(emailPattern, {
      message: id('checkout.error.emailInvalid'),
      excludeEmptyString: true,
    }),
  street: tidied(
    'checkout.error.streetRequired',
    'checkout.error.streetTooLong',
    orderLimits.street,
  ),
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
