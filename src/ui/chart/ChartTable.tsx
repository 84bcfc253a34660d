import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space, weight } from '@/theme/tokens'

export type ChartTableProps = {
  /** The head of each column, as many as a row has cells. */
  headings: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Id of the heading that names the table. */
  labelledBy: string
}

/** The figures of a chart as a table. A long one scrolls in its box, also by keyboard. */
export function ChartTable({ headings, rows, labelledBy }: ChartTableProps) {
  return (
    <Scroller tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  )
}

const Scroller = styled.div`
  max-height: 280px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(2)} ${space(1)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
  }

  th:not(:first-child),
  td {
    text-align: end;
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surface};
    color: ${color.inkSoft};
  }

  tbody th {
    font-weight: ${weight.regular};
  }
`
