import * as v from 'valibot'
import type { OrderRequest, OrderRequestItem, QuoteRequest } from '@/api/generated/model'
import {
  type Cascade,
  emptyCascade,
  isCascadeComplete,
  skipsDistricts,
  cascadeSchema,
} from '@/domain/address/cascade'
import { isOrderableLine, type Line, type OrderableLine } from '@/domain/cart/cart'
import { describeRecord, type FieldDescription } from '@/lib/description'
import { memberOf, buildRecord } from '@/lib/json'
import { tidyEmail } from '@/lib/kinds/email'
import type { FieldFacts } from '@/lib/kinds/kind'
import { tidyPhone } from '@/lib/kinds/phone'
import { limits } from '@/lib/limits'
import { tidyText } from '@/lib/text'
import { couponCodeMax, tidyCouponCode } from './bill'

/** The name of a part of the order request (Product §3) that the form asks for. */
type SentName = Exclude<keyof OrderRequest, 'items' | 'quoted_total' | 'replaces'>

/** A field of the order form: its description (ADR 30) and its place in the order request. */
type OrderField = FieldDescription & {
  kind: keyof typeof kinds
  /** The part of the checkout that shows the field. */
  at: 'recipient' | 'delivery' | 'payment' | 'wishes' | 'summary'
  /** The people who see the field. Without `asked`, everyone sees it. */
  asked?: 'visitor' | 'shopper'
  /**
   * The part of the order request that the field fills. Two fields with the same part are joined, such as the
   * two names. A field without `sent` is not sent.
   */
  sent?: SentName | readonly SentName[]
  /** True for a field that some hosts do not know, so it is sent only if it has a value. */
  assumed?: true
  /** True for a field that influences the bill. */
  quoted?: true
}

/** The contract's `full_name` contains both names and a space, so each name gets half of the length. */
const nameMax = (limits.nameMax - 1) / 2

/**
 * The fields of the order form in the order of the checkout (Product §2, §5). Everything else about the form
 * is derived from this list: rules, missing parts, draft, order request, quote, server errors, and the order
 * columns of the mock server.
 */
export const orderFields = describeRecord({
  lastName: {
    kind: 'line',
    label: 'auth.lastName',
    at: 'recipient',
    sent: 'full_name',
    max: nameMax,
    required: 'checkout.error.lastNameRequired',
    texts: { tooLong: 'checkout.error.lastNameTooLong' },
  },
  firstName: {
    kind: 'line',
    label: 'auth.firstName',
    at: 'recipient',
    sent: 'full_name',
    max: nameMax,
    required: 'checkout.error.firstNameRequired',
    texts: { tooLong: 'checkout.error.firstNameTooLong' },
  },
  phone: {
    kind: 'phone',
    label: 'auth.phone',
    at: 'recipient',
    sent: 'phone',
    max: limits.phoneMax,
    required: 'checkout.error.phoneRequired',
    texts: { phone: 'checkout.error.phoneInvalid', tooLong: 'checkout.error.phoneTooLong' },
  },
  street: {
    kind: 'line',
    label: 'checkout.street',
    at: 'recipient',
    sent: 'address',
    max: 1000,
    required: 'checkout.error.streetRequired',
    texts: { tooLong: 'checkout.error.streetTooLong' },
  },
  region: {
    kind: 'parts',
    label: 'address.province',
    at: 'recipient',
    sent: ['province_id', 'district_id', 'ward_id'],
    quoted: true,
    required: 'checkout.error.regionIncomplete',
  },
  email: {
    kind: 'email',
    label: 'checkout.email',
    at: 'delivery',
    asked: 'visitor',
    sent: 'email',
    assumed: true,
    max: limits.nameMax,
    problem: 'checkout.error.emailInvalid',
  },
  setDefault: { kind: 'flag', label: 'checkout.setDefault', at: 'delivery', asked: 'shopper' },
  payment: {
    kind: 'choice',
    label: 'checkout.payment',
    at: 'payment',
    values: ['cod', 'paypal'],
    optional: true,
    sent: 'payment_method',
    quoted: true,
    required: 'checkout.error.paymentRequired',
  },
  note: {
    kind: 'text',
    label: 'checkout.note',
    at: 'wishes',
    sent: 'note',
    max: 2000,
    texts: { tooLong: 'checkout.error.noteTooLong' },
  },
  agreed: { kind: 'flag', label: 'checkout.agree', at: 'wishes' },
  coupon: {
    kind: 'code',
    label: 'checkout.coupon',
    at: 'summary',
    sent: 'coupon_code',
    quoted: true,
    shape: { test: (text: string) => (tidyCouponCode(text) ?? '').length <= couponCodeMax },
    texts: { code: 'checkout.error.couponTooLong' },
  },
} as const satisfies Readonly<Record<string, OrderField>>)

type Fields = typeof orderFields
export type OrderFieldName = keyof Fields

const text = { empty: '', stored: () => v.string() } as const

/**
 * The empty value of each kind of field, the schema of its stored value, and the function that tidies it for
 * the request.
 */
const kinds = {
  line: { ...text, tidy: tidyText },
  text: { ...text, tidy: (typed: string) => typed.normalize('NFC').trim() },
  phone: { ...text, tidy: tidyPhone },
  email: { ...text, tidy: tidyEmail },
  code: { ...text, tidy: tidyCouponCode },
  choice: { empty: null, stored: ({ values = [] }: FieldFacts) => v.picklist(values) },
  flag: { empty: false, stored: () => v.boolean() },
  parts: { empty: emptyCascade, stored: () => cascadeSchema },
} as const

type ValueOf<F extends OrderField> = F extends { kind: 'parts' }
  ? Cascade
  : F extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value | null
    : F extends { kind: 'flag' }
      ? boolean
      : string

/** The values of the order form by field name, writable as Formik needs them. */
export type OrderFormValues = { -readonly [Name in OrderFieldName]: ValueOf<Fields[Name]> }

const isFieldName = (name: string): name is OrderFieldName => Object.hasOwn(orderFields, name)

/** The names of all fields in the order of the form. */
const names = Object.keys(orderFields).filter(isFieldName)

const fieldOf = (name: OrderFieldName): OrderField => orderFields[name]

/** Returns the order form from stored values. A missing or invalid value starts empty. */
export const orderFormOfStored = (stored: unknown): OrderFormValues =>
  buildRecord(
    names.map((name) => {
      const field = fieldOf(name)
      const { empty, stored: schema } = kinds[field.kind]
      const read = v.safeParse(schema(field), memberOf(stored, name))
      return [name, read.success ? read.output : empty] as const
    }),
    (value) => value !== undefined,
  )

export const emptyOrderForm = orderFormOfStored(null)

/** The names of the fields that a part of the checkout shows. */
export type OrderFieldAt<Part extends OrderField['at']> = {
  [Name in OrderFieldName]: Fields[Name] extends { at: Part } ? Name : never
}[OrderFieldName]

export function orderFieldsAt<Part extends OrderField['at']>(part: Part): OrderFieldAt<Part>[] {
  const isAt = (name: OrderFieldName): name is OrderFieldAt<Part> => orderFields[name].at === part
  return names.filter(isAt)
}

/**
 * Returns true if the person sees the field. Some fields are only for visitors, some only for signed-in
 * shoppers.
 */
export const isOrderFieldShown = (name: OrderFieldName, isSignedIn: boolean): boolean =>
  fieldOf(name).asked !== (isSignedIn ? 'visitor' : 'shopper')

/** The names of the fields that an order needs. The checkboxes do not block an order (Product §5). */
export type RequiredOrderField = {
  [Name in OrderFieldName]: Fields[Name] extends { required: string } ? Name : never
}[OrderFieldName]

/**
 * Returns the names of the required fields that are still empty. The region counts until all its levels are
 * chosen.
 */
export function missingFields(form: OrderFormValues): RequiredOrderField[] {
  const isMissing = (name: OrderFieldName): name is RequiredOrderField => {
    const value = form[name]
    if (fieldOf(name).required === undefined) return false
    if (typeof value === 'string') return tidyText(value) === ''
    return value === null || (typeof value === 'object' && !isCascadeComplete(value))
  }
  return names.filter(isMissing)
}

type Listed<Sent> = Sent extends readonly (infer One)[] ? One : Sent
type SentBy<Name extends OrderFieldName> = Name extends OrderFieldName
  ? Fields[Name] extends { sent: infer Sent }
    ? Extract<Listed<Sent>, SentName>
    : never
  : never
type IfNone<_Forgotten extends never, Result> = Result

/**
 * The part of the order request that these fields fill. A part of the contract that no field fills is a type
 * error here.
 */
type PayloadOf<Name extends OrderFieldName> = Pick<
  OrderRequest,
  IfNone<Exclude<SentName, SentBy<OrderFieldName>>, SentBy<Name>>
>

const sentOf = (name: OrderFieldName): readonly SentName[] => [fieldOf(name).sent ?? []].flat()

/**
 * The field that fills each part of the order request. Errors of the host about that part show at this field.
 * If several fields fill the part, the last of them is used.
 */
export const orderFieldByPart = buildRecord<Readonly<Record<SentName, OrderFieldName>>>(
  names.flatMap((name) => sentOf(name).map((sent) => [sent, name] as const)),
  () => true,
)

/**
 * Returns the part of the order request that these fields fill. A choice that is not made yet is null. An
 * `assumed` field without a value is left out.
 */
function payloadOf<Whole extends object>(
  form: Partial<OrderFormValues>,
  sending: readonly OrderFieldName[],
): Whole {
  const payload = new Map<string, unknown>()
  for (const name of sending) {
    const value = sentValue(orderFields[name].kind, form[name] ?? null)
    if (fieldOf(name).assumed && !value) continue
    for (const sent of sentOf(name)) {
      const before = payload.get(sent)
      const own = typeof value === 'object' && value ? value[sent] : value
      payload.set(sent, typeof before === 'string' ? tidyText(`${before} ${String(own)}`) : own)
    }
  }
  return buildRecord([...payload], (value) => value !== undefined)
}

function sentValue(kind: OrderField['kind'], value: OrderFormValues[OrderFieldName]) {
  if (typeof value === 'object' && value) return unitIds(value)
  const { tidy } = { tidy: null, ...kinds[kind] }
  return typeof value === 'string' && tidy ? tidy(value) : value
}

function unitIds(region: Cascade): Readonly<Record<string, number | null>> {
  const { province, district, ward } = region
  return {
    province_id: province?.id ?? null,
    district_id: skipsDistricts(region) ? null : (district?.id ?? null),
    ward_id: ward?.id ?? null,
  }
}

/** The details that influence a bill in addition to its lines. A detail is null while it is unknown. */
export type QuoteDetails = Required<Omit<QuoteRequest, 'items' | 'replaces'>>

/** Returns the details of the form that influence the bill. A detail that is not filled in is null. */
export function quoteDetails(form: OrderFormValues): QuoteDetails {
  return payloadOf<Nullable<QuotedPayload>>(
    form,
    names.filter((name) => fieldOf(name).quoted),
  )
}
type Nullable<Whole> = { [Name in keyof Whole]-?: Exclude<Whole[Name], undefined> | null }
type QuotedPayload = PayloadOf<
  { [Name in OrderFieldName]: Fields[Name] extends { quoted: true } ? Name : never }[OrderFieldName]
>

/**
 * Returns the request for the bill of these lines (Product §9.7). Lines that cannot be ordered are left out.
 * The cart sends no details.
 */
export function quoteRequest(lines: readonly Line[], details?: QuoteDetails): QuoteRequest {
  return { items: itemsOf(lines.filter(isOrderableLine)), ...details }
}

/** Returns cart lines in the format of an order request. */
function itemsOf(lines: readonly OrderableLine[]): OrderRequestItem[] {
  return lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    quantity,
  }))
}

/** The names of the fields for the recipient and the address. */
export const recipientFieldNames = orderFieldsAt('recipient')
export type RecipientForm = Pick<OrderFormValues, OrderFieldAt<'recipient'>>

/** Returns the recipient's part of the order request, or null while the region is incomplete. */
export function recipientRequest(form: RecipientForm): PayloadOf<OrderFieldAt<'recipient'>> | null {
  return isCascadeComplete(form.region) ? payloadOf(form, recipientFieldNames) : null
}

/** Returns the order request of Product §3, or null while the region or the payment method is missing. */
export function orderRequest(
  form: OrderFormValues,
  lines: readonly OrderableLine[],
): OrderRequest | null {
  if (!isCascadeComplete(form.region) || form.payment === null) return null
  return { ...payloadOf<PayloadOf<OrderFieldName>>(form, names), items: itemsOf(lines) }
}
