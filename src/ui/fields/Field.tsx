import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, space, text, weight } from '@/theme/tokens'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { FieldNote } from './FieldNote'

type FieldProps = {
  /** Id of the control inside; its aria attributes come from `fieldAria`. */
  controlId: string
  /** The words above the control. */
  label: string
  /** Hides the words, which screen readers still hear. */
  hideLabel?: boolean | undefined
  /** Marks the label with a star; the rule itself is the form's. */
  required?: boolean | undefined
  /** Help below the control; an error takes its place. */
  hint?: string | undefined
  /** What is wrong, and how to put it right. */
  error?: string | undefined
  /** Shown after the error text, such as a retry button. */
  action?: ReactNode
  /** Keeps one line free under the control, so that an error moves nothing. */
  reserveNote?: boolean | undefined
  /** The control, with `fieldAria(controlId, …)`. */
  children: ReactNode
}

/** The frame of a labelled control: label above, hint or error below. */
export function Field({
  controlId,
  label,
  hideLabel = false,
  required = false,
  hint,
  error,
  action,
  reserveNote = true,
  children,
}: FieldProps) {
  const name = (
    <Label htmlFor={controlId}>
      {label}
      {required ? <Star aria-hidden="true"> *</Star> : null}
    </Label>
  )
  return (
    <Frame>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children}
      {reserveNote ? (
        <NoteSlot>
          <FieldNote controlId={controlId} hint={hint} error={error} action={action} />
        </NoteSlot>
      ) : null}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
`

const Label = styled.label`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  line-height: ${leading.text};
`

const Star = styled.span`
  color: ${color.accent};
`

const NoteSlot = styled.div`
  min-height: calc(${leading.text} * ${text.sm});
`
