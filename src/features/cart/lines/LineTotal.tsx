import styled from 'styled-components'
import type { Line } from '@/domain/cart/cart'
import { subtotalOf } from '@/domain/cart/totals'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text } from '@/theme/tokens'
import { Price } from '@/ui/data/Price'

type LineTotalProps = {
  /** The line with price and quantity. */
  line: Line
}

/** What a line costs: price times quantity. */
export function LineTotal({ line }: LineTotalProps) {
  const msg = useMsg()
  return (
    <Row>
      <Label>{msg('cart.lineTotal')}</Label>
      <Price value={subtotalOf([line])} />
    </Row>
  )
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
`

const Label = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`
