import styled from 'styled-components'
import { formatVnd } from '@/lib/money'

/** The lowest and the highest price in VND, stacked; one amount where they are equal. */
export function PriceRange({ min, max }: { min: number; max: number }) {
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
