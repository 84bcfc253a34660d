import * as v from 'valibot'
import type { FieldDescriptions, FieldDescription, FormName } from '../description'
import { memberOf, recordOf } from '../json'
import { flagInUrl, idInUrl, textInUrl } from '../schema'
import type { Facts, Kind } from './kind'
import { kinds } from './kinds'

type KindOf<F extends FieldDescription> = (typeof kinds)[F['kind']]
export type HeldBy<F extends FieldDescription> = KindOf<F>['holds']
type IsTyped<F extends FieldDescription> = HeldBy<F> extends 'number' | 'text' ? true : false
type NoneOf<F extends FieldDescription> = F extends { optional: true }
  ? null
  : Extract<KindOf<F>['none'], null>

/**
 * The value of a field in a record. `Value` is the contract's type, for kinds that do not define their own.
 */
export type ValueOf<F extends FieldDescription, Value> =
  IsTyped<F> extends false
    ? Exclude<Value, undefined>
    : NoneOf<F> | (HeldBy<F> extends 'number' ? number : string)

/**
 * A record in the format of its form. Typed values are texts, and all other values have the contract's type.
 */
export type FormOf<D extends FieldDescriptions, Row> = {
  -readonly [Name in FormName<D> & keyof Row]: IsTyped<D[Name]> extends true
    ? string
    : Exclude<Row[Name], undefined>
}

type EmptyOf<F extends FieldDescription> = F extends {
  kind: 'choice'
  values: readonly (infer Value)[]
}
  ? Value
  : IsTyped<F> extends true
    ? ''
    : KindOf<F>['none']
type EmptyForm<D extends FieldDescriptions> = { [Name in FormName<D>]: EmptyOf<D[Name]> }

/** The values that a form sends. */
export type SentOf<D extends FieldDescriptions, Form> = {
  [Name in keyof Form]: Name extends keyof D ? ValueOf<D[Name], Form[Name]> : Form[Name]
}

export const kindOf = ({ kind }: Pick<FieldDescription, 'kind'>): Kind => kinds[kind]
export const holdingOf = (field: Pick<FieldDescription, 'kind'>) => held[kinds[field.kind].holds]
const isNumber = (field: FieldDescription) => kinds[field.kind].holds === 'number'
const isTyped = (field: FieldDescription) => isNumber(field) || kinds[field.kind].holds === 'text'

/** Returns the value that an empty field sends. */
export const noneOf = (field: FieldDescription): unknown =>
  field.optional ? null : kinds[field.kind].none

/** Returns the schema of a field's value in a form and in its draft. */
export const schemaInForm = (field: FieldDescription, facts: Facts = field) =>
  isTyped(field) ? v.string() : holdingOf(field).inRecord(facts)

/** Returns the form of a new record. A choice begins with its first value. */
export const emptyForm = <D extends FieldDescriptions>(description: D): EmptyForm<D> =>
  formOf(description, emptyValue)

/**
 * Each field gets a list of its own. With a shared list formik would mark only one of the fields as touched,
 * and the error of the other would not show.
 */
const emptyValue = (field: FieldDescription): unknown =>
  isTyped(field) ? '' : (field.values?.[0] ?? structuredClone(kinds[field.kind].none))

/**
 * Returns the form that edits a record. A value that the record lacks is empty. An amount of 0 means that the
 * amount is still missing.
 */
export const filledForm = <
  D extends FieldDescriptions,
  Row extends { [Name in FormName<D>]?: unknown },
>(
  description: D,
  record: Row,
): FormOf<D, Row> =>
  formOf(description, (field, name) => inForm(field, memberOf(record, name)) ?? emptyValue(field))

/** Returns a value in the format of a record's form. */
const inForm = (field: FieldDescription, value: unknown): unknown =>
  isNumber(field) ? kindOf(field).write(value) : value

function formOf<Form extends object>(
  description: FieldDescriptions,
  valueOf: (field: FieldDescription, name: string) => unknown,
): Form {
  const fields = Object.entries(description).filter(([, { setBy }]) => setBy !== 'server')
  return recordOf(
    fields.map(([name, field]) => [name, valueOf(field, name)] as const),
    // By the kind alone: a value that a newer host has besides is for the rules of the form.
    (value, name) =>
      fields.some(([own, field]) => own === name && v.is(schemaInForm(field, {}), value)),
  )
}

/**
 * Returns the values that a valid form sends. A text that cannot be read sends the value of an empty field.
 */
export function sentForm<D extends FieldDescriptions, Form extends object>(
  description: D,
  form: Form,
): SentOf<D, Form> {
  const sent = Object.entries(form).map(
    ([name, value]) => [name, sentValue(description[name], value)] as const,
  )
  return recordOf(sent, (value, name) => {
    const field = description[name]
    return !field || value === noneOf(field) || v.is(holdingOf(field).inRecord({}), value)
  })
}

function sentValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (field?.fields && typeof value === 'object' && value) return sentForm(field.fields, value)
  if (!field || typeof value !== 'string' || !isTyped(field)) return value
  const reading = kindOf(field).read(value, field)
  if ('value' in reading) return reading.value
  return isNumber(field) ? noneOf(field) : value
}

/** Returns a record without any content: no texts, amounts of 0, and the first choices. */
export const blankRecord = <D extends FieldDescriptions>(description: D): SentOf<D, EmptyForm<D>> =>
  sentForm(description, emptyForm(description))

/** Returns a value of a form in the format of the activity log. */
export function textForLog(field: FieldDescription, typed: unknown): string {
  const value = typed === '' ? '' : sentValue(field, typed)
  return typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')
}

/** Returns the value that a record has for a value of the log. */
export function valueOfLog(field: FieldDescription, text: string): unknown {
  if (text === '') return noneOf(field)
  if (isNumber(field)) return Number(text)
  return kinds[field.kind].holds === 'flag' ? text === 'true' : text
}

/**
 * Returns the value that a form has for a value of the log. Returns undefined for a value that the field
 * cannot have.
 */
export function typedOfLog(field: FieldDescription, text: string): unknown {
  const value = inForm(field, valueOfLog(field, text)) ?? ''
  return v.is(schemaInForm(field), value) ? value : undefined
}

const text = { inRecord: () => v.string(), inAddress: () => textInUrl }
const choice = ({ values }: Facts) => (values ? v.picklist(values) : v.string())
const chosen = ({ optional, ...facts }: Facts) =>
  optional ? v.nullable(choice(facts)) : choice(facts)

/**
 * How values lie in a record, and as a filter in an address. Numbers are typed, ids chosen; parts are checked
 * by their form.
 */
export const held = {
  text,
  number: { ...text, inRecord: () => v.number() },
  choice: { inRecord: chosen, inAddress: choice },
  flag: { inRecord: () => v.boolean(), inAddress: () => flagInUrl },
  id: { inRecord: () => v.nullable(v.pipe(v.number(), v.safeInteger())), inAddress: () => idInUrl },
  texts: { ...text, inRecord: () => v.array(v.string()) },
  parts: { ...text, inRecord: () => v.unknown() },
}
export type Held = keyof typeof held
