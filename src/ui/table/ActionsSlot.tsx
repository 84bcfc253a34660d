import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { color, space } from '@/theme/tokens'
import type { RowNote } from './held-rows'
import { RowNoteView } from './RowNoteView'

type ActionsSlotProps = {
  /** What has just been done with the row. */
  note: RowNote | undefined
  /** The actions. */
  children: ReactNode
}

/**
 * A row's actions. A note covers them, so that no column changes its width; the focus goes along to the note's button
 * and back.
 */
export function ActionsSlot({ note, children }: ActionsSlotProps) {
  const slot = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  const isNoted = note !== undefined
  useLayoutEffect(
    function takeFocusAlong() {
      if (!hadFocus.current) return
      const part = slot.current?.querySelector(isNoted ? '[data-note]' : '[data-actions-of-row]')
      part?.querySelector<HTMLElement>('button, a[href]')?.focus()
    },
    [isNoted],
  )
  return (
    <Slot
      ref={slot}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={({ relatedTarget }: FocusEvent) => {
        // Nothing follows where the focused button itself has gone.
        if (relatedTarget) hadFocus.current = slot.current?.contains(relatedTarget) ?? false
      }}
    >
      <Actions data-actions-of-row="" data-covered={isNoted || undefined}>
        {children}
      </Actions>
      {note && (
        <Over data-note="">
          <RowNoteView note={note} />
        </Over>
      )}
    </Slot>
  )
}

const Slot = styled.span`
  display: contents;
`

const Actions = styled.span`
  display: contents;

  &[data-covered] {
    visibility: hidden;
  }
`

const Over = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  align-items: center;
  inset-block: 0;
  inset-inline-end: 0;
  /* What it covers in part fades out. */
  background: ${color.celadonSoft};
  box-shadow: -${space(2)} 0 ${space(3)} ${space(1)} ${color.celadonSoft};
  clip-path: inset(0 0 0 -${space(6)});

  ${media.tablet} {
    inset-inline-end: ${space(1)};
  }
`
