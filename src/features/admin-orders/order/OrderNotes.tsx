import { useId } from 'react'
import styled from 'styled-components'
import type { OrderNote } from '@/api/generated/model'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, space } from '@/theme/tokens'
import { DetailCard, DetailTitle, Quiet } from './detail-style'
import { NoteForm } from './NoteForm'

type OrderNotesProps = {
  /** The order that a new note is for. */
  orderId: number
  /** What staff wrote, oldest first. */
  notes: readonly OrderNote[]
}

/** Internal notes of the staff on an order, with author and date. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const id = useId()
  return (
    <DetailCard aria-labelledby={id}>
      <DetailTitle id={id}>{msg('adminOrders.notes')}</DetailTitle>
      {notes.length === 0 ? (
        <Quiet>{msg('adminOrders.notes.none')}</Quiet>
      ) : (
        <Notes aria-labelledby={id}>
          {notes.map((note) => (
            <Note key={note.id}>
              <Text>{note.text}</Text>
              <Quiet>
                {msg('adminOrders.notes.signed', {
                  by: note.by,
                  when: formatMoment(note.at, locale),
                })}
              </Quiet>
            </Note>
          ))}
        </Notes>
      )}
      <NoteForm orderId={orderId} />
    </DetailCard>
  )
}

const Notes = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
`

const Note = styled.li`
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.celadon};
`

const Text = styled.p`
  white-space: pre-wrap;
`
