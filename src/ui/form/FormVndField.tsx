import type { TextFieldProps } from '../fields/TextField'
import { VndField } from '../fields/VndField'
import type { InForm } from './in-form'
import { useFormField } from './use-form-field'

type FormVndFieldProps = InForm<Omit<TextFieldProps, 'multiline' | 'ref'>>

/** An amount in whole VND (Product §10.4), grouped while typed; `250k` becomes `250.000`. Its value is the text: `readVnd` parses it. */
export function FormVndField({ name, ...rest }: FormVndFieldProps) {
  return <VndField {...rest} {...useFormField<string>(name)} name={name} />
}
