import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { SuccessIcon } from '../icons'
import type { RowNote } from './held-rows'

type RowNoteViewProps = {
  /** What was done, and how to take it back. */
  note: RowNote
}

/**
 * Says what was done with a row, with a button that takes it back. Where the two don't fit the button stands alone: the
 * row has another colour and shows its new values.
 */
export function RowNoteView({ note }: RowNoteViewProps) {
  const msg = useMsg()
  const [isPending, setIsPending] = useState(false)
  const { undo } = note
  const takeBack = async () => {
    setIsPending(true)
    // The caller has said why; the note stays for another try.
    await undo?.().catch(() => {})
    setIsPending(false)
  }
  return (
    <Frame>
      <Done data-beside={undo ? '' : undefined}>
        <SuccessIcon size={18} />
        {note.text}
      </Done>
      {undo && (
        <Undo variant="quiet" loading={isPending} onClick={() => void takeBack()}>
          {msg('table.undo')}
        </Undo>
      )}
    </Frame>
  )
}

/** So wide are the words with the button in either language. */
const withWords = '190px'

/* Icons shrink to nothing where the width is not that of the content. */
const Frame = styled.span`
  display: inline-flex;
  width: max-content;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space(1)};
  border-radius: ${radius.sm};
  font-size: ${text.sm};
  white-space: nowrap;

  ${media.tablet} {
    background: ${color.celadonSoft};
  }
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.positive};

  &[data-beside] {
    ${media.tablet} {
      @container row-note (width < ${withWords}) {
        display: none;
      }
    }
  }
`

const Undo = styled(Button)`
  && {
    padding-inline: ${space(1)};
    font-size: ${text.sm};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`
