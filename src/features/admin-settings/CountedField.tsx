import { useMsg } from '@/i18n/use-msg'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormField } from '@/ui/form/use-form-field'

type CountedFieldProps = {
  name: string
  label: string
  /** Longer texts are cut in search results. */
  advice: number
  max: number
  required?: boolean
  multiline?: boolean
}

/** A text that says how long it is, and how long it should be. */
export function CountedField({ advice, max, ...field }: CountedFieldProps) {
  const msg = useMsg()
  const { length } = useFormField<string>(field.name).value
  const hint = length > advice ? 'adminSettings.seo.long' : 'adminSettings.seo.length'
  return <FormTextField {...field} maxLength={max} hint={msg(hint, { n: length, max: advice })} />
}
