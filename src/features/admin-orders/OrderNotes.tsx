import { type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { OrderNote } from '@/api/generated/model'
import { useMay } from '@/domain/admin/rights'
import { orderWork } from '@/domain/order/description'
import { localeAtom } from '@/i18n/state'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { kept } from '@/lib/kept'
import { useAtomValue } from '@/lib/store'
import { useTyped } from '@/lib/use-typed'
import { color, space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { Stack } from '@/ui/layout/Stack'
import { Text } from '@/ui/layout/Text'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { noteErrors, useAddNote } from './mutations'

type OrderNotesProps = {
  orderId: number
  notes: readonly OrderNote[]
}

/** What staff wrote about an order, with author and date. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  const may = useMay()
  return (
    <TitledCard title={msg('adminOrders.notes')}>
      {notes.length === 0 ? (
        <Text $color="inkSoft">{msg('adminOrders.notes.none')}</Text>
      ) : (
        <Stack as="ul" $gap={3} aria-label={msg('adminOrders.notes')}>
          {notes.map((note) => (
            <Note key={note.id}>
              <NoteText>{note.text}</NoteText>
              <Text $color="inkSoft">
                {msg('adminOrders.notes.signed', {
                  by: note.by,
                  when: formatMoment(note.at, locale),
                })}
              </Text>
            </Note>
          ))}
        </Stack>
      )}
      {may('addOrderNote') && <NoteForm orderId={orderId} />}
    </TitledCard>
  )
}

/** Adds a note. The text is stored as a draft until the server has it, also when the screen is left. */
function NoteForm({ orderId }: { orderId: number }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => readNoteDraft(orderId))
  const [isMissing, setIsMissing] = useState(false)
  const { mutateAsync: add, error, isPending, reset } = useAddNote()
  useTyped(text.trim() !== '')

  const type = (next: string) => {
    setText(next)
    writeNoteDraft(orderId, next)
    setIsMissing(false)
    if (error) reset()
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setIsMissing(!text.trim())
    form.current?.querySelector('textarea')?.focus()
    if (!text.trim()) return
    try {
      await add({ id: orderId, data: { text: text.trim() } })
    } catch {
      return // The error is shown below the field.
    }
    type('')
    toast({ message: msg('adminOrders.notes.added') })
  }
  const failure = error && noteErrors(error)
  const problem = isMissing ? msg('adminOrders.notes.required') : failure && errorText(failure)
  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        multiline
        label={msg('adminOrders.notes.label')}
        hint={msg('adminOrders.notes.hint')}
        error={problem ?? undefined}
        value={text}
        onChange={type}
        maxLength={orderWork.note.max}
        readOnly={isPending}
      />
      <Button type="submit" variant="secondary" loading={isPending}>
        {msg('adminOrders.notes.add')}
      </Button>
    </Form>
  )
}

const draftOf = (orderId: number) => kept('order_note', orderId)

/** Reads the unsent note of an order, which survives leaving the screen, a reload and the end of the session. */
function readNoteDraft(orderId: number): string {
  return draftOf(orderId).read() ?? ''
}

/** Stores the unsent note, or removes it when blank. */
function writeNoteDraft(orderId: number, text: string): void {
  if (text.trim()) draftOf(orderId).write(text)
  else draftOf(orderId).remove()
}

const Note = styled.li`
  list-style: none;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.celadon};
`

const NoteText = styled.p`
  white-space: pre-wrap;
`

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  & > :first-child {
    width: 100%;
  }
`
