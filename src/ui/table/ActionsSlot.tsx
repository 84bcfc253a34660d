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
 * and back. Stands in a cell with `data-actions`.
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

/**
 * As wide as the column of actions, so that it covers nothing else. On a phone it stands at the end of the last lines; the row
 * has the colour.
 */
const Over = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  width: max-content;
  grid-template-columns: minmax(0, auto);
  align-items: center;
  justify-content: end;
  inset-block: auto 0;
  inset-inline-end: 0;

  [data-actions='menu'] &,
  [data-actions='none'] & {
    ${media.phone} {
      [data-beside] {
        display: none;
      }
    }
  }

  /* The menu has the first line. */
  [data-actions='menu'] & {
    ${media.phone} {
      inset-block: 100% auto;
    }
  }

  /* The button's own room, words above the way back. */
  [data-actions='button'] & {
    ${media.phone} {
      width: 112px;
      inset-block-end: ${space(2)};

      button {
        margin-block: -10px;
      }
    }
  }

  ${media.tablet} {
    container: row-note / inline-size;
    width: auto;
    background: ${color.celadonSoft};
    inset-block-start: 0;
    inset-inline: 0 ${space(1)};

    [data-actions='none'] & {
      width: 76px;
      inset-inline-start: auto;
    }
  }
`
