import styled from 'styled-components'
import { formatVnd, groupVnd } from '@/lib/numbers'
import { media } from '@/theme/tokens'
import { InTable, OnCard } from '@/ui/table/row-parts'

type PriceRangeProps = {
  min: number
  max: number
}

/** The lowest and the highest price in VND, stacked in a table; one amount where they are equal. */
export function PriceRange({ min, max }: PriceRangeProps) {
  return (
    <Amounts>
      {max > min ? (
        <>
          <InTable>{formatVnd(min)}</InTable>
          <OnCard>{groupVnd(min)}</OnCard>
          <span>{` – ${formatVnd(max)}`}</span>
        </>
      ) : (
        <span>{formatVnd(min)}</span>
      )}
    </Amounts>
  )
}

/* On a phone's card in one line, which its height is for: the currency stands there once. */
const Amounts = styled.span`
  & > span {
    white-space: nowrap;
  }

  ${media.tablet} {
    display: inline-grid;
  }
`
