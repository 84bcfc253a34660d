import styled from 'styled-components'
import { formatVnd } from '@/lib/money'

type PriceRangeProps = {
  /** The lowest price, in VND. */
  min: number
  /** The highest price, in VND. */
  max: number
}

/** The lowest and the highest price in VND, stacked; one amount where they are equal. */
export function PriceRange({ min, max }: PriceRangeProps) {
  return (
    <Amounts>
      <span>{formatVnd(min)}</span>
      {max > min && <span>{` – ${formatVnd(max)}`}</span>}
    </Amounts>
  )
}

const Amounts = styled.span`
  display: inline-grid;
  white-space: nowrap;
`
