import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLocale, useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { formatVnd } from '@/lib/numbers'
import { color, space } from '@/theme/tokens.gen'
import { Row, Stack, Text } from '../layout/basics'
import { Picture } from '../media/Picture'
import { Tag } from './Tag'
import { Timeline } from './Timeline'

/** The colour tone of each state of a return. */
export const returnStateTones = {
  requested: 'warning',
  approved: 'positive',
  declined: 'danger',
  received: 'ink',
  refunded: 'positive',
  exchanged: 'positive',
  at_door: 'warning',
  back: 'positive',
} as const

type ReturnedLine = {
  item_id: number
  name: string
  quantity: number
  reason: 'fit' | 'faulty' | 'wrong' | 'different' | 'mind'
  wish: 'exchange' | 'refund'
  size?: string | null
}

type ReturnState = keyof typeof returnStateTones

type Return = {
  id: number
  state: ReturnState
  requested_at: string | null
  items: readonly ReturnedLine[]
  note: string | null
  photos: readonly string[]
  answer: string | null
  events: readonly { state: ReturnState; at: string; by: string | null }[]
  received: readonly { item_id: number; as_new: number; damaged: number }[]
  refunds: readonly { method: 'transfer' | 'cash' | 'paypal'; amount: number; reference: string }[]
  exchange: Exchange | null
}

type Exchange = { id: number; code: string }

type ReturnListProps = {
  /**
   * The returns, the oldest first. `note` is the text of the shopper, and `answer` is the text of the shop.
   */
  returns: readonly Return[]
  /** Renders a link to the order that was sent in exchange. */
  exchangeLink: (order: Exchange) => ReactNode
  /** Renders the buttons below a return. */
  actions?: (one: { id: number }) => ReactNode
}

/** The returns of an order, the latest first. Shoppers and staff see the same list (Product §2.16). */
export function ReturnList({ returns, exchangeLink, actions }: ReturnListProps) {
  const msg = useMsg()
  const locale = useLocale()
  return (
    <List as="ul" $gap={4} aria-label={msg('return.title')}>
      {returns.toReversed().map(({ id, state, requested_at, items, note, photos, ...one }) => (
        <Box as="li" key={id} $gap={2}>
          <Row $wrap $gap={3} $align="center">
            <Tag tone={returnStateTones[state]}>{msg(`return.state.${state}`)}</Tag>
            {requested_at && (
              <Text as="span" $size="sm" $color="inkSoft">
                {msg('return.requested', { day: formatDay(requested_at, locale) })}
              </Text>
            )}
          </Row>
          {items.map((line) => (
            <Line
              key={line.item_id}
              {...line}
              isRefused={state === 'at_door' || state === 'back'}
              back={one.received.find(({ item_id }) => item_id === line.item_id)}
            />
          ))}
          {note && <Quote>{note}</Quote>}
          {photos.length > 0 && (
            <Photos>
              {photos.map((url, index) => (
                <Picture
                  key={url}
                  src={url}
                  alt={msg('return.photos.photo', { n: index + 1 })}
                  ratio="1"
                  sizes="96px"
                  personal
                />
              ))}
            </Photos>
          )}
          {one.answer && <p>{msg('return.answer', { text: one.answer })}</p>}
          <RefundLines refunds={one.refunds} />
          {one.exchange && (
            <p>
              {msg('return.exchange')} {exchangeLink(one.exchange)}
            </p>
          )}
          {one.events.length > 1 && (
            <Timeline
              aria-label={msg('return.steps')}
              steps={one.events.map((event) => ({
                ...event,
                title: msg(`return.state.${event.state}`),
                note: null,
              }))}
            />
          )}
          {actions?.({ id })}
        </Box>
      ))}
    </List>
  )
}

type LineProps = ReturnedLine & {
  back: Return['received'][number] | undefined
  /** True for pieces that the shopper refused at the door. Such pieces have neither a reason nor a wish. */
  isRefused: boolean
}

function Line({ name, quantity, reason, wish, size, back, isRefused }: LineProps) {
  const msg = useMsg()
  const kind = wish === 'refund' ? 'refund' : size ? 'exchange' : 'exchangeAny'
  return (
    <div>
      <p>{msg('return.line', { quantity, name })}</p>
      {!isRefused && (
        <Text $size="sm" $color="inkSoft">
          {msg(`return.line.${kind}`, { reason: msg(`return.reason.${reason}`), size: size ?? '' })}
        </Text>
      )}
      {back && (
        <Text $size="sm">
          {msg('return.received', { asNew: back.as_new, damaged: back.damaged })}
        </Text>
      )}
    </div>
  )
}

/** The refunds of a return, each on a line of its own. */
export function RefundLines({ refunds }: Pick<Return, 'refunds'>) {
  const msg = useMsg()
  return refunds.map(({ method, amount, reference }, index) => {
    const values = { amount: formatVnd(amount), method: msg(`return.refund.${method}`), reference }
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a refund has no id, and never moves
      <Text key={index} $weight="bold">
        {msg(`return.refund.${reference ? 'reference' : 'text'}`, values)}
      </Text>
    )
  })
}

const List = styled(Stack)`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const Box = styled(Stack)`
  padding-inline-start: ${space(4)};
  border-inline-start: 2px solid ${color.celadon};
`

const Photos = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 96px));
  gap: ${space(2)};
`

const Quote = styled.p`
  white-space: pre-wrap;
`
