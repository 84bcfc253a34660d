import styled from 'styled-components'
import { media } from '@/theme/breakpoints'
import { size, space, weight } from '@/theme/tokens'
import { ChevronDownIcon, ChevronUpIcon } from '../icons'
import { ariaSort, type SortOrder, type TableColumn } from './columns'
import { HeadCell } from './table-parts'

type ColumnHeadProps<Item> = {
  column: TableColumn<Item>
  sort: SortOrder | undefined
  onSort: ((column: string) => void) | undefined
}

/** Names a column; where the server can sort by it, pressing it does. */
export function ColumnHead<Item>({ column, sort, onSort }: ColumnHeadProps<Item>) {
  const { id, title, sortable, numeric } = column
  const order = ariaSort(sort, id)
  return (
    <HeadCell
      role="columnheader"
      data-numeric={numeric || undefined}
      data-sortable={sortable || undefined}
      {...(sortable && { 'aria-sort': order ?? 'none' })}
    >
      {sortable && onSort ? (
        <Press type="button" onClick={() => onSort(id)}>
          {title}
          <Arrow aria-hidden="true" data-idle={!order || undefined}>
            {order === 'ascending' ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </Arrow>
        </Press>
      ) : (
        title
      )}
    </HeadCell>
  )
}

const Press = styled.button`
  display: inline-flex;
  min-height: ${size.target};
  align-items: center;
  gap: ${space(1)};
  font-weight: ${weight.bold};
  text-align: inherit;

  [data-numeric] > & {
    ${media.tablet} {
      flex-direction: row-reverse;
    }
  }
`

/** Keeps its room, so that no column gets wider by being sorted; faint where a press would sort. */
const Arrow = styled.span`
  display: inline-grid;
  width: 16px;

  &[data-idle] {
    opacity: 0.4;
  }

  button:is(:hover, :focus-visible) > & {
    opacity: 1;
  }
`
