import styled from 'styled-components'
import { formatVnd } from '@/lib/money'
import { media } from '@/theme/breakpoints'

type PriceRangeProps = {
  /** The lowest price, in VND. */
  min: number
  /** The highest price, in VND. */
  max: number
}

/** The lowest and the highest price in VND, stacked in a table; one amount where they are equal. */
export function PriceRange({ min, max }: PriceRangeProps) {
  return (
    <Amounts>
      <span>{formatVnd(min)}</span>
      {max > min && <span>{` – ${formatVnd(max)}`}</span>}
    </Amounts>
  )
}

/* On a phone's card in one line, which its height is for. */
const Amounts = styled.span`
  & > span {
    white-space: nowrap;
  }

  ${media.tablet} {
    display: inline-grid;
  }
`
