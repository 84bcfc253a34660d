import { useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { dayOrText } from '@/lib/typed-day'
import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import { RadioGroup, type RadioGroupProps } from '../choosing/RadioGroup'
import { Select, type SelectProps } from '../choosing/Select'
import { DayTextField } from '../fields/DayField'
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField'
import { type OneLineFieldProps, TextField, type TextFieldProps } from '../fields/TextField'
import { VndField } from '../fields/VndField'
import type { DescriptionWithRules } from './described-rules'
import { useFormField, useLateField } from './use-form'

/**
 * The props of a control inside a form. The form provides the value, the error and the handlers by the
 * control's name.
 */
type InForm<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string
}

/**
 * Returns the value and the handlers of a text box in a form. A password manager may fill in the box without
 * an event, so the text is also read when the form is sent.
 */
function useFilledField(name: string) {
  const field = useFormField<string>(name)
  const ref = useRef<HTMLInputElement>(null)
  useLateField(
    (shown = field.value) => {
      if (bare(shown) !== bare(field.value)) field.onChange(shown)
    },
    () => ref.current?.value,
  )
  return { ...field, name, ref }
}

/**
 * Returns a text without spaces. Text boxes may show spaces in another way than the value has them, so texts
 * are compared without spaces.
 */
const bare = (text: string) => text.replace(/\s/g, '')

/** A text field in a form. Its value is a string. */
export function FormTextField({ name, ...rest }: InForm<TextFieldProps>) {
  return <TextField {...rest} {...useFilledField(name)} />
}

/** A password field in a form. Its value is a string. */
export function FormPasswordField({ name, ...rest }: InForm<PasswordFieldProps>) {
  return <PasswordField {...rest} {...useFilledField(name)} />
}

/** A checkbox in a form. Its value is a boolean. */
export function FormCheckbox({ name, ...rest }: InForm<Omit<CheckboxProps, 'checked'>>) {
  const { value, ...field } = useFormField<boolean>(name)
  return <Checkbox {...rest} name={name} checked={value} {...field} />
}

/** Radio buttons in a form. Their value is a string, or null before the first choice. */
export function FormRadioGroup({ name, ...rest }: InForm<RadioGroupProps>) {
  return <RadioGroup {...rest} name={name} {...useFormField<string | null>(name)} />
}

/** A select in a form. Its value is always one of its options, so it never has an error. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  const { value, onChange, onBlur } = useFormField<string>(name)
  return <Select {...rest} name={name} value={value} onChange={onChange} onBlur={onBlur} />
}

/** A field for a day in a form. Its value is `2026-11-21`, or the typed text if the text is not a day. */
function FormDayField({ name, ...rest }: InForm<OneLineFieldProps>) {
  const field = useFormField<string>(name)
  useLateField(() => {
    const day = dayOrText(field.value)
    if (day !== field.value) field.onChange(day)
  })
  return <DayTextField {...rest} {...field} name={name} />
}

/**
 * A field for an amount in whole VND in a form (Product §10.4). Thousands marks are added while the user
 * types. The value is the text, which `readVnd` parses.
 */
export function FormVndField({ name, ...rest }: InForm<OneLineFieldProps>) {
  return <VndField {...rest} {...useFormField<string>(name)} name={name} />
}

type DescribedFieldProps = InForm<Omit<TextFieldProps, 'label' | 'ref'>> & {
  /** The description that contains the field. */
  of: DescriptionWithRules
}

/**
 * A form field built from an entry of `FieldDescriptions`. The entry determines the control and the label.
 * For a text box or an amount, it also determines the maximum length and whether the field is required.
 */
export function DescribedField({ of, name, ...rest }: DescribedFieldProps) {
  const msg = useMsg()
  const field = of[name]
  if (!field) throw new TypeError(`Nothing describes ${name}`)
  const { kind, max, required } = field
  const own = { name, label: msg(field.label) }
  if (kind === 'flag') return <FormCheckbox {...own} disabled={rest.disabled} />
  if (kind === 'day') return <FormDayField {...own} hint={rest.hint} />
  const box = { maxLength: max, required: required !== undefined, autoComplete: 'off' }
  const { multiline, ...line } = rest
  if (kind === 'money') return <FormVndField {...own} {...box} {...line} />
  return <FormTextField {...own} {...box} {...inputs[kind]} {...line} multiline={multiline} />
}

/** The input mode and the type of a text box, by the kind of the field. */
const inputs: Readonly<Partial<Record<string, Pick<TextFieldProps, 'inputMode' | 'type'>>>> = {
  count: { inputMode: 'numeric' },
  measure: { inputMode: 'decimal' },
  email: { type: 'email' },
  phone: { type: 'tel' },
}
