import { memo, useId } from 'react'
import { defer } from '../feedback/late'
import { Skeleton } from '../feedback/Skeleton'
import { Field } from '../fields/Field'
import { useFormField } from '../form/use-form'
import { richTextHeight } from './rich-text-style'
import type { RichTextEditorProps } from './RichTextEditor'

const RichTextEditor = defer(async () => (await import('./RichTextEditor')).RichTextEditor, {
  room: <Skeleton height={richTextHeight} />,
})

const RichTextField = memo(function RichTextField(props: Omit<RichTextEditorProps, 'controlId'>) {
  const { label, hint, error } = props
  const controlId = useId()
  return (
    <Field controlId={controlId} label={label} hint={hint} error={error}>
      <RichTextEditor {...props} controlId={controlId} />
    </Field>
  )
})

type FormRichTextFieldProps = Pick<RichTextEditorProps, 'label' | 'hint'> & { name: string }

/**
 * A field for rich text in a form, with bold, italic, headings, lists, links and tables. The value is HTML,
 * or `''` if the field is empty.
 */
export function FormRichTextField({ name, ...rest }: FormRichTextFieldProps) {
  return <RichTextField {...rest} {...useFormField<string>(name)} />
}
