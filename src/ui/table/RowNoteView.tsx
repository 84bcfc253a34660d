import { useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { SuccessIcon } from '../icons'
import type { RowNote } from './held-rows'

type RowNoteViewProps = {
  /** What was done, and how to take it back. */
  note: RowNote
}

/** Says what was done with a row, with a button that takes it back. */
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
      <Done>
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

/* Icons shrink to nothing where the width is not that of the content. */
const Frame = styled.span`
  display: inline-flex;
  width: max-content;
  align-items: center;
  gap: ${space(1)};
  border-radius: ${radius.sm};
  background: ${color.celadonSoft};
  font-size: ${text.sm};
  white-space: nowrap;
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};
  color: ${color.positive};
`

const Undo = styled(Button)`
  && {
    padding-inline: ${space(3)};
    font-size: ${text.sm};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`
