import styled from 'styled-components'
import { localeAtom } from '@/i18n/state'
import { useMsg } from '@/i18n/use-msg'
import { formatDay } from '@/lib/dates'
import { useAtomValue } from '@/lib/store'
import { color, space } from '@/theme/tokens'
import { Row, Stack } from '../layout/Stack'
import { Text } from '../layout/Text'
import { Picture } from '../media/Picture'
import { Tag } from './Tag'

const tones = {
  requested: 'warning',
  approved: 'positive',
  declined: 'danger',
  received: 'ink',
  refunded: 'positive',
  exchanged: 'positive',
} as const

type ReturnedLine = {
  item_id: number
  name: string
  quantity: number
  reason: 'fit' | 'faulty' | 'wrong' | 'different' | 'mind'
  wish: 'exchange' | 'refund'
  size?: string | null
}

type ReturnListProps = {
  /** Oldest first. `note` is the buyer's, `answer` the shop's. */
  returns: readonly {
    id: number
    state: 'requested' | 'approved' | 'declined' | 'received' | 'refunded' | 'exchanged'
    requested_at: string | null
    items: readonly ReturnedLine[]
    note: string | null
    photos: readonly string[]
    answer: string | null
  }[]
}

/** What goes back of an order, and what became of it: the same for shopper and staff (Product §2.16). The latest comes first. */
export function ReturnList({ returns }: ReturnListProps) {
  const msg = useMsg()
  const locale = useAtomValue(localeAtom)
  return (
    <List as="ul" $gap={4} aria-label={msg('return.title')}>
      {returns.toReversed().map(({ id, state, requested_at, items, note, photos, answer }) => (
        <Return as="li" key={id} $gap={2}>
          <Row $wrap $gap={3} $align="center">
            <Tag tone={tones[state]}>{msg(`return.state.${state}`)}</Tag>
            {requested_at && (
              <Text as="span" $size="sm" $color="inkSoft">
                {msg('return.requested', { day: formatDay(requested_at, locale) })}
              </Text>
            )}
          </Row>
          {items.map((line) => (
            <Line key={line.item_id} {...line} />
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
                />
              ))}
            </Photos>
          )}
          {answer && <p>{msg('return.answer', { text: answer })}</p>}
        </Return>
      ))}
    </List>
  )
}

function Line({ name, quantity, reason, wish, size }: ReturnedLine) {
  const msg = useMsg()
  const kind = wish === 'refund' ? 'refund' : size ? 'exchange' : 'exchangeAny'
  return (
    <div>
      <p>{msg('return.line', { quantity, name })}</p>
      <Text $size="sm" $color="inkSoft">
        {msg(`return.line.${kind}`, { reason: msg(`return.reason.${reason}`), size: size ?? '' })}
      </Text>
    </div>
  )
}

const List = styled(Stack)`
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`

const Return = styled(Stack)`
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
