import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { padded } from '@/lib/quantity'
import { color, space, text, weight } from '@/theme/tokens'
import { Price } from '@/ui/data/Price'
import { Picture } from '@/ui/media/Picture'
import { LineOptions } from '../lines/LineOptions'
import { LineTotal } from '../lines/LineTotal'
import type { Added } from './added-cart'

/** The line that was just added, and what the whole cart comes to. */
export function AddedLine({ line, units, subtotal }: Added) {
  const msg = useMsg()
  return (
    <>
      <Row>
        <Picture src={line.image} alt="" sizes="88px" />
        <Facts>
          <Name>{line.name}</Name>
          <LineOptions line={line} />
          <Count>{msg('cart.added.quantity', { count: padded(line.quantity) })}</Count>
          <LineTotal line={line} />
        </Facts>
      </Row>
      <Sum>
        {msg('cart.added.subtotal', { n: units })} <Price value={subtotal} />
      </Sum>
    </>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: 88px minmax(0, 1fr);
`

const Facts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`

const Name = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${weight.bold};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Count = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.line};
`
