import { lazy, Suspense, useId } from 'react'
import { Boundary } from '../feedback/Boundary'
import { Skeleton } from '../feedback/Skeleton'
import { Field } from '../fields/Field'
import { richTextHeight } from './rich-text-style'
import type { RichTextEditorProps } from './RichTextEditor'

const RichTextEditor = lazy(() =>
  import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
)

export type RichTextFieldProps = Omit<RichTextEditorProps, 'controlId'>

/** HTML text with its label, hint and error: bold, italic, headings, lists, links, tables. Its code loads lazily. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, required } = props
  const controlId = useId()
  return (
    <Field controlId={controlId} label={label} required={required} hint={hint} error={error}>
      <Boundary>
        <Suspense fallback={<Skeleton height={richTextHeight} />}>
          <RichTextEditor {...props} controlId={controlId} />
        </Suspense>
      </Boundary>
    </Field>
  )
}
