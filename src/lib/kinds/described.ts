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

/** The value of a field in a record; `Value` is the contract's type, for kinds that do not say it. */
export type ValueOf<F extends FieldDescription, Value> =
  IsTyped<F> extends false
    ? Exclude<Value, undefined>
    : NoneOf<F> | (HeldBy<F> extends 'number' ? number : string)

/** A record as its form holds it: what is typed is text, everything else as the contract has it. */
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

/** What a form sends. */
export type SentOf<D extends FieldDescriptions, Form> = {
  [Name in keyof Form]: Name extends keyof D ? ValueOf<D[Name], Form[Name]> : Form[Name]
}

export const kindOf = ({ kind }: Pick<FieldDescription, 'kind'>): Kind => kinds[kind]
export const holdingOf = (field: Pick<FieldDescription, 'kind'>) => held[kinds[field.kind].holds]
const isNumber = (field: FieldDescription) => kinds[field.kind].holds === 'number'
const isTyped = (field: FieldDescription) => isNumber(field) || kinds[field.kind].holds === 'text'

/** Returns what a field that is left empty sends. */
export const noneOf = (field: FieldDescription): unknown =>
  field.optional ? null : kinds[field.kind].none

/** Returns what a field has in a form and its draft. */
export const schemaInForm = (field: FieldDescription, facts: Facts = field) =>
  isTyped(field) ? v.string() : holdingOf(field).inRecord(facts)

/** Returns the form of a new record. A choice begins with its first value. */
export const emptyForm = <D extends FieldDescriptions>(description: D): EmptyForm<D> =>
  formOf(description, emptyValue)

/**
 * Lists are each their own: formik marks an object as touched only once, and the error of the other field
 * would not show.
 */
const emptyValue = (field: FieldDescription): unknown =>
  isTyped(field) ? '' : (field.values?.[0] ?? structuredClone(kinds[field.kind].none))

/**
 * Returns the form that edits a record. What it lacks is empty, and an amount of 0 is one that is still
 * missing.
 */
export const filledForm = <
  D extends FieldDescriptions,
  Row extends { [Name in FormName<D>]?: unknown },
>(
  description: D,
  record: Row,
): FormOf<D, Row> =>
  formOf(description, (field, name) => inForm(field, memberOf(record, name)) ?? emptyValue(field))

/** Returns a value as the form of a record holds it. */
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

/** Returns what a valid form sends; what can't be read is none. */
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

/** Returns a record of which nothing is known: no texts, amounts of 0, the first choices. */
export const blankRecord = <D extends FieldDescriptions>(description: D): SentOf<D, EmptyForm<D>> =>
  sentForm(description, emptyForm(description))

/** Returns a value of a form as the activity log writes it. */
export function textForLog(field: FieldDescription, typed: unknown): string {
  const value = typed === '' ? '' : sentValue(field, typed)
  return typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')
}

/** Returns what a record has of a value of the log. */
export function valueOfLog(field: FieldDescription, text: string): unknown {
  if (text === '') return noneOf(field)
  if (isNumber(field)) return Number(text)
  return kinds[field.kind].holds === 'flag' ? text === 'true' : text
}

/** Returns what a form has of a value of the log; undefined for one that the field can't have. */
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
