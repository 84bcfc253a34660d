import { type SubmitEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useErrorText, useMsg } from '@/i18n/use-msg'
import { space } from '@/theme/tokens'
import { Button } from '@/ui/actions/Button'
import { TextField } from '@/ui/fields/TextField'
import { useToast } from '@/ui/toast/toast'
import { noteErrors } from '@/features/admin-orders/errors'
import { useAddNote } from '@/features/admin-orders/mutations'
import { readNoteDraft, writeNoteDraft } from './note-draft'

/** The limit of the contract, in characters. */
const maxLength = 2000

type NoteFormProps = {
  /** The order that gets the note. */
  orderId: number
}

/** Adds a note. The text is stored as a draft until the server has it, also when the screen is left. */
export function NoteForm({ orderId }: NoteFormProps) {
  const msg = useMsg()
  const errorText = useErrorText()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => readNoteDraft(orderId))
  const [isMissing, setIsMissing] = useState(false)
  const { mutateAsync: add, error, isPending, reset } = useAddNote()

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
        maxLength={maxLength}
        readOnly={isPending}
      />
      <Button type="submit" variant="secondary" loading={isPending}>
        {msg('adminOrders.notes.add')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space(2)};

  & > :first-child {
    width: 100%;
  }
`
