import { memo } from 'react'
import { RichTextField, type RichTextFieldProps } from '../rich-text/RichTextField'
import { useFormField } from './use-form'

type FormRichTextFieldProps = Pick<RichTextFieldProps, 'label' | 'hint' | 'required'> & {
  name: string
}

const QuietField = memo(RichTextField)

/** A rich text field in a form; its value is HTML, or `''` when it is empty. */
export function FormRichTextField({ name, ...rest }: FormRichTextFieldProps) {
  return <QuietField {...rest} {...useFormField<string>(name)} />
}
