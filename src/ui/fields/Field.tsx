import { createContext, type ReactNode, useEffect, useRef } from 'react'
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
import { useAnnounce } from '../feedback/Announcer'
import { slideInAnimation, VisuallyHidden } from '../layout/basics'

/**
 * The language of the texts in the fields below (`ui/form/LanguageFields`). Undefined means the language of
 * the page.
 */
export const ContentLanguageContext = createContext<string | undefined>(undefined)

type FieldNotes = { hint?: string | undefined; error?: string | undefined }

type FieldNoteProps = FieldNotes & { controlId: string; action?: ReactNode }

type FieldProps = FieldNoteProps & {
  label: string
  hideLabel?: boolean | undefined
  /** Adds an asterisk to the label. The form has to check the rule itself. */
  required?: boolean | undefined
  /** Keeps one line free below the control, so that nothing moves when an error appears. */
  reserveNote?: boolean | undefined
  /** The control. It needs the attributes that `fieldAria(controlId, …)` returns. */
  children: ReactNode
}

/** The frame of a control: the label above it, and the hint or the error below it. */
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
 * The text below a control: the error and then the hint, which may show an example. `fieldAria` connects it
 * to the control.
 */
export function FieldNote({ controlId, error, hint, action }: FieldNoteProps) {
  useAnnouncedError(error, hint)
  if (!error && !hint) return null
  return (
    <Note key={error ? 'error' : 'hint'} data-error={Boolean(error)}>
      {error ? <Mark aria-hidden="true">!</Mark> : null}
      <span id={fieldNoteId(controlId)}>
        {error || hint}
        {error && hint && hint !== error ? <Hint> {hint}</Hint> : null}
      </span>
      {error ? action : null}
    </Note>
  )
}

/**
 * Makes screen readers read a new error, but not twice. If the focus moves to an invalid control, screen
 * readers read the error of that control anyway. An error that repeats the earlier hint is skipped.
 */
function useAnnouncedError(error?: string, hint?: string): void {
  const announce = useAnnounce()
  const hintBefore = useRef(hint)
  useEffect(
    function announceNewError() {
      if (!error || error === hintBefore.current) return undefined
      const focused = document.activeElement
      // When a form is sent, the focus moves only after the errors have appeared.
      const timer = setTimeout(() => {
        const now = document.activeElement
        if (now === focused || !now?.closest('[aria-invalid=true]')) announce(error)
      })
      return () => clearTimeout(timer)
    },
    [error, announce],
  )
  useEffect(
    function rememberHint() {
      hintBefore.current = hint
    },
    [hint],
  )
}

const Hint = styled.span`
  display: block;
  color: ${color.inkSoft};
`

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[data-error='true'] {
    ${slideInAnimation}
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

/** Returns the id of the text below a control. */
export const fieldNoteId = (controlId: string): string => `${controlId}-note`

/** Returns the attributes that connect a control to its label, and to the hint or error below it. */
export function fieldAria(controlId: string, { hint, error }: FieldNotes) {
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? fieldNoteId(controlId) : undefined,
  } as const
}

/**
 * The box of text fields, selects and comboboxes. Its line height leaves room for stacked diacritics (Ẫ, Ữ,
 * Ặ).
 */
export const controlBoxStyle = css`
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
 * Fields below each other, with 24 px between a hint and the next field. A field without a hint keeps an
 * empty line for an error. `--bare-field-pull` takes 12 px from the space below that line, because the space
 * would look too large.
 */
export const FormFields = styled.div`
  --bare-field-pull: -${space(3)};
  display: grid;
  gap: ${space(6)} ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`

/** Two fields next to each other. On phones they are below each other. */
export const FieldPair = styled(FormFields)`
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The layout of a form and a preview of its content, which are next to each other if there is room. */
export const FormBesidePreview = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)} ${space(6)};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 400px minmax(0, 1fr);
  }
`
