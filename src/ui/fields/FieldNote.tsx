import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, motion, space, text } from '@/theme/tokens'
import { noteIdOf } from './field-aria'

type FieldNoteProps = {
  controlId: string
  error?: string | undefined
  hint?: string | undefined
  action?: ReactNode
}

/** The line under a control: its error, else its hint. `fieldAria` connects them. */
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

const slideIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(-6px);
  }
`

const Note = styled.div`
  display: flex;
  gap: ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.sm};

  &[data-error='true'] {
    animation: ${slideIn} ${motion.base} ${motion.ease};
    color: ${color.danger};
  }
`

/** The error is marked by shape as well as by colour. */
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
