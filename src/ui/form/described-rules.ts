import * as yup from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import {
  type FieldDescriptions,
  type FieldDescription,
  type FormFieldName,
  formFieldNames,
} from '@/lib/description'
import { buildRecord } from '@/lib/json'
import { type HeldType, type HeldTypeOf, kindOf } from '@/lib/kinds/described'
import { textOrEmpty, type FieldFacts } from '@/lib/kinds/kind'
import type { KindName, ProblemOf } from '@/lib/kinds/kinds'
import { problemIdOf } from './use-form'

/** The description of a record, with the error texts for its fields. */
export type DescriptionWithRules = {
  readonly [Name in string]: FieldDescription & {
    label: MessageId
    required?: MessageId
    problem?: MessageId
    texts?: Texts
    fields?: DescriptionWithRules
  }
}

/** The error text for each problem, if a field has no text of its own. */
const usual: Readonly<Partial<Record<string, MessageId>>> = {
  count: 'field.problem.count',
  day: 'ui.day.problem',
  email: 'field.problem.email',
  measure: 'field.problem.measure',
  phone: 'field.problem.phone',
  tooLong: 'field.problem.tooLong',
}

type Typed = FieldFacts & { kind: KindName; setBy?: string }
type Asked<F extends Typed> = Exclude<ProblemOf<F['kind']>, Unasked<F>>
type Unasked<F extends Typed> =
  | (F extends { max: number } ? never : 'tooLong')
  | (F extends { shape: object } ? never : 'shape')

type Texts = Readonly<Partial<Record<string, MessageId>>>

type RuleOf<F extends FieldDescription> =
  HeldTypeOf<F> extends 'flag'
    ? yup.BooleanSchema<boolean>
    : HeldTypeOf<F> extends 'id'
      ? yup.NumberSchema<number | null>
      : HeldTypeOf<F> extends 'texts'
        ? yup.ArraySchema<string[], yup.AnyObject>
        : F extends { kind: 'choice'; values: readonly (infer Value extends string)[] }
          ? yup.StringSchema<Value>
          : yup.StringSchema<string>

type RuledName<D extends FieldDescriptions> = {
  [Name in FormFieldName<D>]: HeldTypeOf<D[Name]> extends 'parts' ? never : Name
}[FormFieldName<D>]

/**
 * Returns the yup rules that follow from the description of a record. A form with more rules adds its own
 * rules to the returned ones.
 */
export const recordRules = <D extends DescriptionWithRules>(
  description: D,
): { [Name in RuledName<D>]: RuleOf<D[Name]> } =>
  buildRecord(
    formFieldNames(description).flatMap((name) => {
      const field = description[name]
      const rule = field && ruleIn(field)
      return rule ? [[name, rule] as const] : []
    }),
    yup.isSchema,
  )

/** Returns the yup schema of a form whose rules all follow from its description. */
export const describedFormSchema = (description: DescriptionWithRules): yup.Schema =>
  yup.object(recordRules<DescriptionWithRules>(description))

const text = () => yup.string().defined()

const rules: Readonly<
  Record<HeldType, (field: DescriptionWithRules[string]) => yup.Schema | null>
> = {
  text: typedRule,
  number: typedRule,
  choice: ({ values = [], optional }) => {
    const one = text().oneOf(values)
    return optional ? one.nullable() : one
  },
  flag: () => yup.boolean().defined(),
  id: () => yup.number().nullable().defined(),
  texts: () => yup.array(text()).defined(),
  parts: ({ fields }) => (fields ? describedFormSchema(fields) : null),
}

function ruleIn(field: DescriptionWithRules[string]): yup.Schema | null {
  const rule = rules[kindOf(field).holds](field)
  return rule && field.required ? rule.required(field.required) : rule
}

/**
 * Returns the yup rule for a typed field, with a text for each problem of its kind. The rule checks the value
 * that will be sent.
 */
export const fieldRule = <const F extends Typed>(
  field: F,
  texts: Readonly<Record<Asked<F>, MessageId>>,
): yup.StringSchema<string> => typedRule(field, texts)

function typedRule(
  field: Typed & { problem?: MessageId; texts?: Texts },
  texts: Texts = { ...usual, ...field.texts },
): yup.StringSchema<string> {
  if (field.setBy) return text()
  const read = (value: unknown) => kindOf(field).read(textOrEmpty(value), field)
  return text()
    .transform((value: unknown) => {
      const reading = read(value)
      return 'value' in reading && typeof reading.value === 'string' ? reading.value : value
    })
    .test('kind', (value, { createError }) => {
      const reading = read(value)
      if ('value' in reading) return true
      const id = field.problem ?? texts[reading.problem] ?? 'field.problem.other'
      return createError({ message: problemIdOf(id, field.max) })
    })
}
