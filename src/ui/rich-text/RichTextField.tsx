import { useId } from 'react'
import { late } from '../feedback/late'
import { Skeleton } from '../feedback/Skeleton'
import { Field } from '../fields/Field'
import { richTextHeight } from './rich-text-style'
import type { RichTextEditorProps } from './RichTextEditor'

const RichTextEditor = late(async () => (await import('./RichTextEditor')).RichTextEditor, {
  room: <Skeleton height={richTextHeight} />,
})

export type RichTextFieldProps = Omit<RichTextEditorProps, 'controlId'>

/** HTML text with its label, hint and error: bold, italic, headings, lists, links, tables. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, required } = props
  const controlId = useId()
  return (
    <Field controlId={controlId} label={label} required={required} hint={hint} error={error}>
      <RichTextEditor {...props} controlId={controlId} />
    </Field>
  )
}
