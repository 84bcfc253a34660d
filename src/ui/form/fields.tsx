import { useRef } from 'react'
import { useMsg } from '@/i18n/use-msg'
import { dayOrText } from '@/lib/typed-day'
import { Checkbox, type CheckboxProps } from '../choosing/Checkbox'
import { RadioGroup, type RadioGroupProps } from '../choosing/RadioGroup'
import { Select, type SelectProps } from '../choosing/Select'
import { DayTextField } from '../fields/DayField'
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField'
import { type LineFieldProps, TextField, type TextFieldProps } from '../fields/TextField'
import { VndField } from '../fields/VndField'
import type { Ruled } from './described-rules'
import { useFormField, useLateField } from './use-form'

/**
 * The props of a control in a form. The form provides its value, its error and its handlers by the control's
 * name.
 */
type InForm<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string
}

/**
 * `useFormField` for a text box. A password manager may fill the box without an event, so its text is read
 * when the form is sent.
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
 * One-line boxes and e-mail boxes show some spaces in a different way from the value, so they are compared
 * without spaces.
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

/** A select in a form. Its value is always one of its options, so it shows no errors. */
export function FormSelect({ name, ...rest }: InForm<SelectProps>) {
  const { value, onChange, onBlur } = useFormField<string>(name)
  return <Select {...rest} name={name} value={value} onChange={onChange} onBlur={onBlur} />
}

/** A day in a form. Its value is `2026-11-21`, or the typed text if that is not a day. */
function FormDayField({ name, ...rest }: InForm<LineFieldProps>) {
  const field = useFormField<string>(name)
  useLateField(() => {
    const day = dayOrText(field.value)
    if (day !== field.value) field.onChange(day)
  })
  return <DayTextField {...rest} {...field} name={name} />
}

/**
 * An amount in whole VND in a form (Product §10.4). Its digits are grouped while the user types, and `250k`
 * becomes `250.000`. The value is the text, which `readVnd` parses.
 */
export function FormVndField({ name, ...rest }: InForm<LineFieldProps>) {
  return <VndField {...rest} {...useFormField<string>(name)} name={name} />
}

type DescribedFieldProps = InForm<Omit<TextFieldProps, 'label' | 'ref'>> & {
  /** The description that contains the field. */
  of: Ruled
}

/**
 * A field of a described record. The description decides its control, its label, its greatest length, and
 * whether it is required.
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

/** The input mode and type of a text box, by the kind of its field. */
const inputs: Readonly<Partial<Record<string, Pick<TextFieldProps, 'inputMode' | 'type'>>>> = {
  count: { inputMode: 'numeric' },
  measure: { inputMode: 'decimal' },
  email: { type: 'email' },
  phone: { type: 'tel' },
}
