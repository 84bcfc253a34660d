import { memo } from 'react'
import { RichTextField, type RichTextFieldProps } from '../rich-text/RichTextField'
import { useQuietField } from './use-quiet-field'

type FormRichTextFieldProps = Pick<RichTextFieldProps, 'label' | 'hint' | 'required'> & {
  name: string
}

const QuietField = memo(RichTextField)

/** A rich text field in a form; its value is HTML, or `''` when it is empty. */
export function FormRichTextField({ name, ...rest }: FormRichTextFieldProps) {
  return <QuietField {...rest} {...useQuietField<string>(name)} />
}
