import * as yup from 'yup'
import type { MessageId } from '@/i18n/message-id.gen'
import { type Described, type Field, type FormName, formNames } from '@/lib/description'
import { isCount, isMeasure } from '@/lib/typed-number'

type TextName<F extends Field> =
  | (F extends { max: number } ? 'tooLong' : never)
  | (F extends { shape: object } ? 'shape' : never)
  | Extract<F['kind'], 'count' | 'measure'>

type Texts = { readonly [Name in 'tooLong' | 'shape' | 'count' | 'measure']?: MessageId }

type RuleOf<F extends Field> = F['kind'] extends 'flag'
  ? yup.BooleanSchema<boolean>
  : F['kind'] extends 'relation'
    ? yup.NumberSchema<number | null>
    : F['kind'] extends 'list' | 'images'
      ? yup.ArraySchema<string[], yup.AnyObject>
      : F['kind'] extends 'choice'
        ? yup.StringSchema<
            F['values'] extends readonly (infer Value extends string)[] ? Value : string
          >
        : yup.StringSchema<string>

type RuledName<D extends Described> = {
  [Name in FormName<D>]: D[Name] extends { kind: 'parts' } ? never : Name
}[FormName<D>]

/** Returns the rules that follow from a record's description: types, limits, shapes. Each form adds what it requires. */
export function describedRules<D extends Described>(
  description: D,
  texts: Readonly<Record<TextName<D[FormName<D>]>, MessageId>>,
): { [Name in RuledName<D>]: RuleOf<D[Name]> }
export function describedRules(description: Described, texts: Texts): Record<string, yup.Schema> {
  const rules: Record<string, yup.Schema> = {}
  for (const name of formNames(description)) {
    const field = description[name]
    const rule = field && ruleOf(field, texts)
    if (rule) rules[name] = rule
  }
  return rules
}

function ruleOf(field: Field, texts: Texts): yup.Schema | undefined {
  const text = yup.string().defined()
  switch (field.kind) {
    case 'parts':
      return undefined
    case 'flag':
      return yup.boolean().defined()
    case 'relation':
      return yup.number().nullable().defined()
    case 'choice':
      return text.oneOf(field.values ?? [])
    case 'list':
    case 'images':
      return yup.array(text).defined()
    case 'count':
      return text.test('count', texts.count ?? '', isCount)
    case 'measure':
      return text.test('measure', texts.measure ?? '', isMeasure)
    default:
      return textRule(field, texts)
  }
}

function textRule({ max, shape }: Field, texts: Texts): yup.Schema {
  let rule = yup.string().trim().defined()
  // In characters as people count them: an emoji is one.
  if (max !== undefined)
    rule = rule.test('max', texts.tooLong ?? '', (text) => Array.from(text).length <= max)
  if (shape) rule = rule.test('shape', texts.shape ?? '', (text) => shape.test(text))
  return rule
}
