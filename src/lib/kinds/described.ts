import * as v from 'valibot'
import {
  type Described,
  type Field,
  type FormName,
  formNames,
  isLogged,
  type LoggedName,
  namesWhere,
  type NameWith,
} from '../description'
import { memberOf } from '../json'
import { recordOf } from '../record'
import { held } from './held'
import type { Kind } from './kind'
import { type KindName, kinds } from './kinds'

type KindOf<F extends Field> = (typeof kinds)[F['kind']]
export type HeldBy<F extends Field> = KindOf<F>['holds']
export type HoldingOf<F extends Field> = (typeof held)[HeldBy<F>]
type NoneOf<F extends Field> = F extends { optional: true }
  ? null
  : Extract<KindOf<F>['none'], null>

/** The value of a field in a record; `Value` is the contract's type, for kinds that do not say it. */
export type ValueOf<F extends Field, Value> =
  HeldBy<F> extends 'number'
    ? number | NoneOf<F>
    : HeldBy<F> extends 'text'
      ? string | NoneOf<F>
      : Exclude<Value, undefined>

/** A record as its form holds it: what is typed is text, everything else as the contract has it. */
export type FormOf<D extends Described, Row> = {
  -readonly [Name in FormName<D> & keyof Row]: HeldBy<D[Name]> extends 'number' | 'text'
    ? string
    : Exclude<Row[Name], undefined>
}

type EmptyOf<F extends Field> = F extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : ReturnType<(typeof held)[HeldBy<F>]['empty']>
type EmptyForm<D extends Described> = { [Name in FormName<D>]: EmptyOf<D[Name]> }

/** What a form sends. */
export type SentOf<D extends Described, Form> = {
  [Name in keyof Form]: Name extends keyof D ? ValueOf<D[Name], Form[Name]> : Form[Name]
}

export const kindOf = ({ kind }: Pick<Field, 'kind'>): Kind => kinds[kind]
export const holdingOf = (field: Pick<Field, 'kind'>) => held[kinds[field.kind].holds]

/** Returns what a field that is left empty sends. */
export const noneOf = (field: Field): unknown => (field.optional ? null : kinds[field.kind].none)

/** Returns the form of a new record. A choice begins with its first value. */
export const emptyForm = <D extends Described>(description: D): EmptyForm<D> =>
  formOf(description, (field) => holdingOf(field).empty(field))

/** Returns the form that edits a record. What it lacks is empty, and an amount of 0 is one that is still missing. */
export const filledForm = <D extends Described, Row extends { [Name in FormName<D>]?: unknown }>(
  description: D,
  record: Row,
): FormOf<D, Row> =>
  formOf(description, (field, name) => {
    const value = memberOf(record, name) ?? holdingOf(field).empty(field)
    return typed(field, value)
  })

/** Returns a value as the form of a record holds it. */
const typed = (field: Field, value: unknown): unknown =>
  typeof value === 'number' && kinds[field.kind].holds === 'number'
    ? kindOf(field).write(value)
    : value

function formOf<Form extends object>(
  description: Described,
  valueOf: (field: Field, name: string) => unknown,
): Form {
  const fields = formNames(description).flatMap((name) => {
    const field = description[name]
    return field ? [[name, valueOf(field, name)] as const] : []
  })
  return recordOf(fields, (value, name) => {
    const field = description[name]
    // By the kind alone: a value that a newer host has besides is for the rules of the form.
    return field !== undefined && v.is(holdingOf(field).inForm({}), value)
  })
}

/** Returns what a valid form sends; what can't be read is none. */
export function sentForm<D extends Described, Form extends object>(
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

function sentValue(field: Field | undefined, value: unknown): unknown {
  if (field?.fields && typeof value === 'object' && value) return sentForm(field.fields, value)
  if (!field || typeof value !== 'string') return value
  const { holds, read } = kindOf(field)
  if (holds !== 'number' && holds !== 'text') return value
  const reading = read(value, field)
  if ('value' in reading) return reading.value
  return holds === 'number' ? noneOf(field) : value
}

/** Returns a record of which nothing is known: no texts, amounts of 0, the first choices. */
export const blankRecord = <D extends Described>(description: D): SentOf<D, EmptyForm<D>> =>
  sentForm(description, emptyForm(description))

/** The kinds of which the log holds so much. */
type LoggedAs<Log extends Kind['logs']> = {
  [Name in KindName]: (typeof kinds)[Name]['logs'] extends Log ? Name : never
}[KindName]

/** The names of the fields whose values the activity log holds whole. */
export const loggedValues = <D extends Described>(
  description: D,
): (LoggedName<D> & NameWith<D, { kind: LoggedAs<'value'> }>)[] =>
  namesWhere(description, (field) => isLogged(field) && kinds[field.kind].logs === 'value')

/** Returns a value of a form as the activity log writes it. */
export function textForLog(field: Field, typed: unknown): string {
  const value = typed === '' ? '' : sentValue(field, typed)
  return typeof value === 'object' ? '' : String(value)
}

/** Returns what a record has of a value of the log. */
export const valueOfLog = (field: Field, text: string): unknown =>
  text === '' ? noneOf(field) : holdingOf(field).ofLog(text)

/** Returns what a form has of a value of the log; undefined for one that the field can't have. */
export function typedOfLog(field: Field, text: string): unknown {
  const value = typed(field, valueOfLog(field, text)) ?? ''
  return v.is(holdingOf(field).inForm(field), value) ? value : undefined
}
