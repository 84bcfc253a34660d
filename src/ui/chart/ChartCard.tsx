import { type AriaAttributes, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, space, text, weight } from '@/theme/tokens.gen'
import { Button } from '../actions/Button'
import { TitledCard } from '../layout/TitledCard'

type ChartCardProps = {
  title: string
  table: FigureTableProps
  children: ReactNode
  empty?: string | undefined
}

/** A card with a chart, and with a switch that shows the same figures as a table. */
export function ChartCard({ title, table, children, empty }: ChartCardProps) {
  const msg = useMsg()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <TitledCard
      title={title}
      focusId={id}
      aside={
        !empty && (
          <Switch
            variant="quiet"
            aria-pressed={asTable}
            aria-label={msg('chart.asTable.name', { title })}
            onClick={() => setAsTable(!asTable)}
          >
            {msg('chart.asTable')}
          </Switch>
        )
      }
    >
      {empty ? (
        <Empty>{empty}</Empty>
      ) : asTable ? (
        <FigureTable {...table} aria-labelledby={id} />
      ) : (
        children
      )}
    </TitledCard>
  )
}

type FigureTableProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  headings: readonly string[]
  /** The first cell is the heading of the row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
}

/**
 * A table of figures with column headings that stay visible. The table scrolls inside its own box. The box
 * can be focused, so that the arrow keys scroll it.
 */
export function FigureTable({ headings, rows, ...name }: FigureTableProps) {
  return (
    <Scroller tabIndex={0} role="group" {...name}>
      <Table {...name}>
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

const Switch = styled(Button)`
  && {
    padding-inline: ${space(2)};
    border: 1px solid ${color.line};
    font-size: ${text.sm};
    white-space: nowrap;
  }

  &[aria-pressed='true'] {
    background: ${color.sand};
  }
`

const Empty = styled.p`
  padding-block: ${space(8)};
  color: ${color.inkSoft};
  text-align: center;
`

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
