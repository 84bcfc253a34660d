import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, leading, space, text, weight } from '@/theme/tokens'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { FieldNote } from './FieldNote'

type FieldProps = {
  controlId: string
  label: string
  hideLabel?: boolean | undefined
  /** Marks the label with a star; the rule itself is the form's. */
  required?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
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
        <NoteSlot data-bare={!hint || undefined}>
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

  &[data-bare] {
    margin-block-end: var(--bare-field-pull);
  }
`
