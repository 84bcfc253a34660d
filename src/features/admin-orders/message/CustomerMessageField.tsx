import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminVariantRow } from '@/api/generated/model'
import { addressText } from '@/domain/address/saved-address'
import { splitName } from '@/domain/person/person'
import type { MessageId } from '@/i18n/message-id.gen'
import { useMsg } from '@/i18n/use-msg'
import { kept } from '@/lib/kept'
import { phoneText } from '@/lib/kinds/phone'
import { formatVnd } from '@/lib/numbers'
import { useDebouncedValue } from '@/lib/use-debounced'
import { Button } from '@/ui/actions/Button'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { TextField } from '@/ui/fields/TextField'
import { useFillForm } from '@/ui/form/use-form'
import { Text } from '@/ui/layout/basics'
import { TitledCard } from '@/ui/layout/TitledCard'
import { emptyNewOrder, type NewOrderFormValues, withAddedPiece } from '../new-order'
import type { MessageLine } from './find-lines'
import { type MessageOrder, parseMessages } from './read-message'
import type { FoundInMessage } from './tokens'

/**
 * The pasted messages that are not orders yet. The browser tab stores them, so that the next order can
 * continue with them.
 */
export const pastedMessagesStore = kept('pasted_messages')

const delayMs = 300

/**
 * A box for a customer's message (Product §10.13.10). The box shows the values that it reads, each with the
 * words of the message. A button fills these values into the form. If the text has messages of several
 * people, the box shows the first message, and keeps the other messages for the next order.
 */
export function CustomerMessageField() {
  const msg = useMsg()
  const client = useQueryClient()
  const fill = useFillForm<NewOrderFormValues>()
  const [text, setText] = useState(() => pastedMessagesStore.read() ?? '')
  const [filled, setFilled] = useState<readonly string[] | null>(null)
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const settled = useDebouncedValue(text.trim(), delayMs)
  const { data: orders = [] } = useQuery({
    queryKey: ['messages', settled],
    queryFn: () => parseMessages(client, settled),
    enabled: settled !== '',
    gcTime: 0,
  })
  const [order, ...others] = settled === text.trim() ? orders : []

  const chosen = <Value,>(key: string, found: FoundInMessage<Value> | null | undefined) =>
    found?.options[found.isSure ? 0 : Number(choices[key] ?? Number.NaN)]
  const name = chosen('name', order?.name)
  const phone = chosen('phone', order?.phone)
  const lines = (order?.lines ?? []).map((line, index) => ({
    ...line,
    variant: chosen(`line${index}`, line),
  }))
  const pieces = lines.flatMap(({ variant, quantity }) =>
    Array(quantity)
      .fill(variant ?? [])
      .flat(),
  )
  const notes = useNotes(order, lines)

  const take = () => {
    fill({
      // Values that this message does not contain become empty. Otherwise the form would keep the values of
      // the previous message.
      ...emptyNewOrder,
      ...(name && splitName(name)),
      ...(phone && { phone }),
      ...chosen('address', order?.address),
      ...(order?.note && { note: order.note }),
      ...(pieces.length > 0 && {
        lines: pieces.reduce<NewOrderFormValues['lines']>(withAddedPiece, []),
      }),
    })
    const rest = others.map((other) => other.text).join('\n\n')
    setFilled([msg('adminOrders.paste.filled', { n: others.length }), ...notes])
    setText(rest)
    pastedMessagesStore.write(rest)
  }
  const row = <Value,>(
    key: string,
    label: MessageId,
    found: FoundInMessage<Value> | null,
    textOf: (value: Value) => string,
  ) =>
    found && (
      <FoundValue
        key={key}
        label={msg(label)}
        words={found.words}
        options={found.options.map(textOf)}
        isSure={found.isSure}
        choice={choices[key] ?? null}
        onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
      />
    )
  return (
    <TitledCard title={msg('adminOrders.paste.title')}>
      <TextField
        label={msg('adminOrders.paste.label')}
        hint={msg('adminOrders.paste.hint')}
        multiline
        value={text}
        onChange={(typed) => {
          setText(typed)
          setChoices({})
          setFilled(null)
          pastedMessagesStore.write(typed)
        }}
      />
      {order && !filled && (
        <>
          {others.length > 0 && (
            <Text $weight="bold">{msg('adminOrders.paste.person', { n: orders.length })}</Text>
          )}
          {row('name', 'adminOrders.column.customer', order.name, (value) => value)}
          {row('phone', 'auth.phone', order.phone, phoneText)}
          {row('address', 'book.address', order.address, addressText)}
          {lines.map((line, index) =>
            row(`line${index}`, 'adminOrders.new.lines', line, (variant) =>
              msg('adminOrders.paste.line', { name: variantText(variant), n: line.quantity }),
            ),
          )}
          {row('note', 'adminOrders.paste.note', noteOf(order), (value) => value)}
        </>
      )}
      <div role="status">
        {(filled ?? (order ? notes : [])).map((note) => (
          <Text key={note}>{note}</Text>
        ))}
      </div>
      {order && !filled && (
        <Button variant="secondary" onClick={take}>
          {msg('adminOrders.paste.fill')}
        </Button>
      )}
    </TitledCard>
  )
}

const noteOf = ({ note }: MessageOrder) =>
  note ? { words: note, options: [note], isSure: true } : null

const variantText = ({ name, color, size }: AdminVariantRow) =>
  [name, color, size].filter(Boolean).join(' · ')

/**
 * Returns notes for the staff member: prices in the message that differ from the shop's prices, and words
 * that belong to no value.
 */
function useNotes(
  order: MessageOrder | undefined,
  lines: readonly (MessageLine & { variant: AdminVariantRow | undefined })[],
): string[] {
  const msg = useMsg()
  const unlike = lines.flatMap(({ variant, price: said, quantity }) =>
    variant && said !== null && said !== variant.price && said !== variant.price * quantity
      ? msg('adminOrders.paste.price', {
          name: variantText(variant),
          said: formatVnd(said),
          price: formatVnd(variant.price),
        })
      : [],
  )
  const subtotal = lines.reduce(
    (sum, { variant, quantity }) => sum + (variant?.price ?? 0) * quantity,
    0,
  )
  const { total = null, unused = [] } = order ?? {}
  return [
    ...unlike,
    ...(total !== null && total !== subtotal
      ? [msg('adminOrders.paste.total', { said: formatVnd(total), price: formatVnd(subtotal) })]
      : []),
    ...(unused.length > 0 ? [msg('adminOrders.paste.unused', { words: unused.join(' · ') })] : []),
  ]
}

type FoundValueProps = {
  label: string
  words: string
  options: readonly string[]
  isSure: boolean
  /** The index of the chosen option, as text. */
  choice: string | null
  onChoose: (choice: string) => void
}

/**
 * A value that was read from the message, with the words that contain it. If the value is not sure, staff
 * choose between options.
 */
function FoundValue({ label, words, options, isSure, choice, onChoose }: FoundValueProps) {
  const from = useMsg()('adminOrders.paste.words', { words })
  if (!isSure)
    return (
      <RadioGroup
        label={`${label}: ${from}`}
        options={options.map((option, index) => ({ value: String(index), label: option }))}
        value={choice}
        onChange={onChoose}
      />
    )
  return (
    <div>
      <Text $weight="bold">{`${label}: ${options[0]}`}</Text>
      <Text $size="sm" $color="inkSoft">
        {from}
      </Text>
    </div>
  )
}
