import * as v from 'valibot'
import type { FieldDescriptions, FieldDescription, FormFieldName } from '../description'
import { memberOf, buildRecord } from '../json'
import { flagInUrl, idInUrl, textInUrl } from '../schema'
import type { FieldFacts, Kind } from './kind'
import { kinds } from './kinds'

type KindOf<F extends FieldDescription> = (typeof kinds)[F['kind']]
export type HeldTypeOf<F extends FieldDescription> = KindOf<F>['holds']
type IsTyped<F extends FieldDescription> = HeldTypeOf<F> extends 'number' | 'text' ? true : false
type NoneOf<F extends FieldDescription> = F extends { optional: true }
  ? null
  : Extract<KindOf<F>['none'], null>

/**
 * The type of a field's value in a record. Some kinds do not define the type of their values. For these
 * kinds, the type is `Value`, which is the type in the contract.
 */
export type RecordValueOf<F extends FieldDescription, Value> =
  IsTyped<F> extends false
    ? Exclude<Value, undefined>
    : NoneOf<F> | (HeldTypeOf<F> extends 'number' ? number : string)

/**
 * The type of a record's form. Values that people type are strings. All other values have the type of the
 * contract.
 */
export type FormValuesOf<D extends FieldDescriptions, Row> = {
  -readonly [Name in FormFieldName<D> & keyof Row]: IsTyped<D[Name]> extends true
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
type EmptyForm<D extends FieldDescriptions> = { [Name in FormFieldName<D>]: EmptyOf<D[Name]> }

/** The type of the values that a form sends to the server. */
export type SentValues<D extends FieldDescriptions, Form> = {
  [Name in keyof Form]: Name extends keyof D ? RecordValueOf<D[Name], Form[Name]> : Form[Name]
}

export const kindOf = ({ kind }: Pick<FieldDescription, 'kind'>): Kind => kinds[kind]
export const valueSchemasOf = (field: Pick<FieldDescription, 'kind'>) =>
  valueSchemas[kinds[field.kind].holds]
const isNumber = (field: FieldDescription) => kinds[field.kind].holds === 'number'
const isTyped = (field: FieldDescription) => isNumber(field) || kinds[field.kind].holds === 'text'

/** Returns the value that is sent for an empty field. */
export const emptyValueOf = (field: FieldDescription): unknown =>
  field.optional ? null : kinds[field.kind].none

/** Returns the schema for a field's value in a form and in a saved draft. */
export const formValueSchema = (field: FieldDescription, facts: FieldFacts = field) =>
  isTyped(field) ? v.string() : valueSchemasOf(field).inRecord(facts)

/** Returns the form of a new record. A choice starts with its first value. */
export const emptyForm = <D extends FieldDescriptions>(description: D): EmptyForm<D> =>
  formOf(description, emptyValue)

/**
 * Returns the value of an empty field. Each call returns a new list, because formik would treat fields that
 * share one list as one field and hide the error of the other.
 */
const emptyValue = (field: FieldDescription): unknown =>
  isTyped(field) ? '' : (field.values?.[0] ?? structuredClone(kinds[field.kind].none))

/**
 * Returns the form for editing a record. Missing values become empty, and so does an amount of money of 0.
 */
export const filledForm = <
  D extends FieldDescriptions,
  Row extends { [Name in FormFieldName<D>]?: unknown },
>(
  description: D,
  record: Row,
): FormValuesOf<D, Row> =>
  formOf(description, (field, name) => inForm(field, memberOf(record, name)) ?? emptyValue(field))

/** Converts a value of a record to the format of a form. */
const inForm = (field: FieldDescription, value: unknown): unknown =>
  isNumber(field) ? kindOf(field).write(value) : value

function formOf<Form extends object>(
  description: FieldDescriptions,
  valueOf: (field: FieldDescription, name: string) => unknown,
): Form {
  const fields = Object.entries(description).filter(([, { setBy }]) => setBy !== 'server')
  return buildRecord(
    fields.map(([name, field]) => [name, valueOf(field, name)] as const),
    // Only the kind of value is checked here. The rules of the form later check a choice that only a newer
    // host knows.
    (value, name) =>
      fields.some(([own, field]) => own === name && v.is(formValueSchema(field, {}), value)),
  )
}

/**
 * Returns the values that a form sends to the server. A text in a number field that is no number is sent as
 * an empty value.
 */
export function valuesToSend<D extends FieldDescriptions, Form extends object>(
  description: D,
  form: Form,
): SentValues<D, Form> {
  const sent = Object.entries(form).map(
    ([name, value]) => [name, sentValue(description[name], value)] as const,
  )
  return buildRecord(sent, (value, name) => {
    const field = description[name]
    return (
      !field || value === emptyValueOf(field) || v.is(valueSchemasOf(field).inRecord({}), value)
    )
  })
}

function sentValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (field?.fields && typeof value === 'object' && value) return valuesToSend(field.fields, value)
  if (!field || typeof value !== 'string' || !isTyped(field)) return value
  const reading = kindOf(field).read(value, field)
  if ('value' in reading) return reading.value
  return isNumber(field) ? emptyValueOf(field) : value
}

/** Returns an empty record: empty texts, empty values of numbers, and the first value of each choice. */
export const blankRecord = <D extends FieldDescriptions>(
  description: D,
): SentValues<D, EmptyForm<D>> => valuesToSend(description, emptyForm(description))

/** Converts a form value to the text that the activity log stores. */
export function textForLog(field: FieldDescription, typed: unknown): string {
  const value = typed === '' ? '' : sentValue(field, typed)
  return typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')
}

/** Converts a text of the activity log to the value in a record. */
export function recordValueOfLog(field: FieldDescription, text: string): unknown {
  if (text === '') return emptyValueOf(field)
  if (isNumber(field)) return Number(text)
  return kinds[field.kind].holds === 'flag' ? text === 'true' : text
}

/**
 * Converts a text of the activity log to the value in a form. Returns undefined if the field cannot have this
 * value.
 */
export function formValueOfLog(field: FieldDescription, text: string): unknown {
  const value = inForm(field, recordValueOfLog(field, text)) ?? ''
  return v.is(formValueSchema(field), value) ? value : undefined
}

const text = { inRecord: () => v.string(), inAddress: () => textInUrl }
const choice = ({ values }: FieldFacts) => (values ? v.picklist(values) : v.string())
const chosen = ({ optional, ...facts }: FieldFacts) =>
  optional ? v.nullable(choice(facts)) : choice(facts)

/**
 * The schemas of a value in a record and of a filter in a URL, by the type of value that a kind holds. Values
 * with a structure of their own (`parts`) are validated by their form instead.
 */
export const valueSchemas = {
  text,
  number: { ...text, inRecord: () => v.number() },
  choice: { inRecord: chosen, inAddress: choice },
  flag: { inRecord: () => v.boolean(), inAddress: () => flagInUrl },
  id: { inRecord: () => v.nullable(v.pipe(v.number(), v.safeInteger())), inAddress: () => idInUrl },
  texts: { ...text, inRecord: () => v.array(v.string()) },
  parts: { ...text, inRecord: () => v.unknown() },
}
export type HeldType = keyof typeof valueSchemas
