import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import {
  color,
  control,
  leading,
  media,
  motion,
  radius,
  space,
  text,
  weight,
} from '@/theme/tokens.gen'
import { fallIn, VisuallyHidden } from '../layout/basics'

type FieldNotes = { hint?: string | undefined; error?: string | undefined }

type FieldNoteProps = FieldNotes & { controlId: string; action?: ReactNode }

type FieldProps = FieldNoteProps & {
  label: string
  hideLabel?: boolean | undefined
  /** Shows an asterisk after the label. The form has to check the rule itself. */
  required?: boolean | undefined
  /** Keeps one line free under the control, so that nothing moves when an error appears. */
  reserveNote?: boolean | undefined
  /** The control, with `fieldAria(controlId, …)`. */
  children: ReactNode
}

/** The frame of a labelled control: the label above it, the hint or error below it. */
export function Field({
  label,
  hideLabel = false,
  required = false,
  reserveNote = true,
  children,
  ...note
}: FieldProps) {
  const name = (
    <Label htmlFor={note.controlId}>
      {label}
      {required ? <Star aria-hidden="true"> *</Star> : null}
    </Label>
  )
  return (
    <Frame>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children}
      {reserveNote ? (
        <NoteSlot data-bare={!note.hint || undefined}>
          <FieldNote {...note} />
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

/**
 * The line under a control. It shows the error or, if there is none, the hint. `fieldAria` connects it to the
 * control.
 */
export function FieldNote({ controlId, error, hint, action }: FieldNoteProps) {
  if (!error && !hint) return null
  return (
    <Note key={error ? 'error' : 'hint'} data-error={Boolean(error)}>
      {error ? <Mark aria-hidden="true">!</Mark> : null}
      <span id={noteIdOf(controlId)}>{error || hint}</span>
      {error ? action : null}
    </Note>
  )
}

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[data-error='true'] {
    ${fallIn}
    color: ${color.danger};
  }
`

/** A shape marks the error, because not everyone can see the colour. */
const Mark = styled.span`
  flex: none;
  width: ${space(4)};
  height: ${space(4)};
  margin-block-start: 0.2em;
  border: 1px solid currentColor;
  border-radius: 50%;
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 14px;
  text-align: center;
`

/** Returns the id of the line under a control. This line shows the hint or the error. */
export const noteIdOf = (controlId: string): string => `${controlId}-note`

/** Returns the attributes that connect a control to its label (by id) and to the hint or error below. */
export function fieldAria(controlId: string, { hint, error }: FieldNotes) {
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteIdOf(controlId) : undefined,
  } as const
}

/**
 * The box that text fields, selects and comboboxes share. Its line height leaves room for stacked diacritics
 * (Ẫ, Ữ, Ặ).
 */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  min-height: calc(${control.height} + 4px);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${control.text};
  line-height: ${leading.text};
  text-overflow: ellipsis;
  transition: border-color ${motion.fast} ${motion.ease};

  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: 2px solid ${color.focus};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    background: ${color.dangerSoft};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sand};
    color: ${color.inkSoft};
    cursor: not-allowed;
    opacity: 1;
  }
`

/**
 * Fields below one another, with 24 px between a hint and the next field. A field without a hint keeps a line
 * free for an error, and that line takes half of the space.
 */
export const FormFields = styled.div`
  --bare-field-pull: -${space(3)};
  display: grid;
  gap: ${space(6)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`

/** Two fields side by side. On phones they are below one another. */
export const FieldPair = styled(FormFields)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/**
 * A form and a preview of how the shop would show its content. They are beside each other if there is room.
 */
export const BesidePreview = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
`
