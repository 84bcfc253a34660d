import { memo, useCallback, useEffect, useRef } from 'react'
import { RichTextField, type RichTextFieldProps } from '../rich-text/RichTextField'
import { useFormField } from './use-form-field'

type FormRichTextFieldProps = Pick<RichTextFieldProps, 'label' | 'hint' | 'required'> & {
  name: string
}

/** Drawn anew only when its own value or error changes, not with every key typed elsewhere. */
const QuietField = memo(RichTextField)

/** A rich text of the form around it; its value is HTML, `''` where nothing is written. */
export function FormRichTextField({ name, ...rest }: FormRichTextFieldProps) {
  const field = useFormField<string>(name)
  const latest = useRef(field)
  useEffect(function keepHandlers() {
    latest.current = field
  })
  const onChange = useCallback((html: string) => latest.current.onChange(html), [])
  const onBlur = useCallback(() => latest.current.onBlur(), [])
  return (
    <QuietField
      {...rest}
      value={field.value}
      error={field.error}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
