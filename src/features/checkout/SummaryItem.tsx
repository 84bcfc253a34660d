import styled from 'styled-components'
import type { CheckedLine } from '@/domain/cart/checked-lines'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/ui/data/Price'
import { padded } from '@/lib/quantity'
import { useLineNotes } from './use-line-notes'

type SummaryItemProps = {
  /** A line with what the server said of it. */
  line: CheckedLine
  /** The server's error of this line when it refused the order. */
  error: string | undefined
}

/** A line of the order: picture, name, colour and size, quantity, price (Product §2). */
export function SummaryItem({ line, error }: SummaryItemProps) {
  const msg = useMsg()
  const notes = useLineNotes()(line)
  const attributes = [line.color, line.size].filter(Boolean).join(' · ')
  return (
    <Row data-gone={line.gone}>
      <Picture src={line.image} alt="" sizes="72px" />
      <Facts>
        <Name>{line.name}</Name>
        {attributes && <Small>{attributes}</Small>}
        <Foot>
          <Small>{msg('checkout.summary.quantity', { count: padded(line.quantity) })}</Small>
          <Price value={line.price} size="sm" />
        </Foot>
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {error && <Problem>{error}</Problem>}
      </Facts>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: 72px minmax(0, 1fr);
  padding-block: ${space(4)};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  contain-intrinsic-size: auto 129px;
  content-visibility: auto;
`

const Note = styled.p`
  padding: ${space(1)} ${space(2)};
  border-inline-start: 3px solid ${color.warning};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text.sm};
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

const Name = styled.p`
  font-weight: ${weight.bold};
`

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
`

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`
