import { useState } from 'react'
import styled from 'styled-components'
import type { OrderNote } from '@/api/generated/model'
import { orderWork } from '@/domain/order/description'
import { useMayCall } from '@/domain/rights/rights'
import { useErrorText, useLocale, useMsg } from '@/i18n/use-msg'
import { formatMoment } from '@/lib/dates'
import { kept } from '@/lib/kept'
import { color, control, space } from '@/theme/tokens.gen'
import { Button } from '@/ui/actions/Button'
import { DescribedField } from '@/ui/form/fields'
import { Form, type FormHelpers } from '@/ui/form/Form'
import { Stack, Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { useToast } from '@/ui/toast/toast'
import { orderNoteErrorText, useAddInternalNote } from './mutations'

type OrderNotesProps = { orderId: number; notes: readonly OrderNote[] }

/** The internal notes of an order, each with its author and date. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const msg = useMsg()
  const locale = useLocale()
  const mayAdd = useMayCall()('addOrderNote')
  return (
    <TitledCard title={msg('adminOrders.notes')}>
      {notes.length === 0 ? (
        !mayAdd && <Text $color="inkSoft">{msg('adminOrders.notes.none')}</Text>
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
      {mayAdd && <NoteForm orderId={orderId} />}
    </TitledCard>
  )
}

const noteForm = { text: { ...orderWork.note, label: 'adminOrders.notes.label' } } as const

/**
 * The form that adds a note. A stored draft keeps the typed text until the server has saved it, also after a
 * reload.
 */
function NoteForm({ orderId }: { orderId: number }) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const { mutateAsync: add, isPending } = useAddInternalNote()
  const [start] = useState(() => ({ text: draftOf(orderId).read() ?? '' }))
  const send = async (
    { text }: typeof start,
    { setFieldErrors, update }: FormHelpers<typeof start>,
  ) => {
    try {
      await add({ id: orderId, data: { text: text.trim() } })
    } catch (error) {
      const problem = orderNoteErrorText(error)
      setFieldErrors(problem ? { text: [errorText(problem)] } : {})
      return
    }
    update(() => ({ text: '' }))
    toast({ message: msg('adminOrders.notes.added') })
  }
  return (
    <Form
      initialValues={start}
      schema={noteForm}
      onValuesChange={({ text }) => writeNoteDraft(orderId, text)}
      onSubmit={send}
    >
      <Fields>
        <DescribedField
          of={noteForm}
          name="text"
          multiline
          required={false}
          hideLabel
          placeholder={msg('adminOrders.notes.hint')}
          reserveNote={false}
          readOnly={isPending}
        />
        <Button type="submit" variant="secondary" loading={isPending}>
          {msg('adminOrders.notes.add')}
        </Button>
      </Fields>
    </Form>
  )
}

const draftOf = (orderId: number) => kept('order_note', orderId)

function writeNoteDraft(orderId: number, text: string): void {
  if (text.trim()) draftOf(orderId).write(text)
  else draftOf(orderId).remove()
}

const Note = styled.li`
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${color.celadon};
`

const NoteText = styled.p`
  white-space: pre-wrap;
`

const Fields = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  & > :first-child {
    width: 100%;
  }

  /* The field has one line until the staff member types. */
  textarea:placeholder-shown:not(:focus) {
    min-height: ${control.height};
    resize: none;
  }

  &:not(:focus-within):has(textarea:placeholder-shown) > button {
    display: none;
  }
`
