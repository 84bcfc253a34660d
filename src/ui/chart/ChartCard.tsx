import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, title, weight } from '@/theme/tokens'
import { Button } from '../actions/Button'

type ChartCardProps = {
  /** The heading of the card; it names the chart and its table too. */
  title: string
  /** The same figures as rows. */
  table: Omit<ChartTableProps, 'labelledBy'>
  /** The drawing. */
  children: ReactNode
  /** Shown instead of the chart when there are no figures. */
  empty?: string | undefined
}

/** A chart with its heading and a switch to a table of the same figures. */
export function ChartCard({ title, table, children, empty }: ChartCardProps) {
  const msg = useMsg()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {!empty && (
          <Switch
            variant="quiet"
            aria-pressed={asTable}
            aria-label={msg('chart.asTable.name', { title })}
            onClick={() => setAsTable(!asTable)}
          >
            {msg('chart.asTable')}
          </Switch>
        )}
      </Head>
      {empty ? (
        <Empty>{empty}</Empty>
      ) : asTable ? (
        <ChartTable {...table} labelledBy={id} />
      ) : (
        children
      )}
    </Card>
  )
}

type ChartTableProps = {
  /** The head of each column, as many as a row has cells. */
  headings: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** Id of the heading that names the table. */
  labelledBy: string
}

/** The figures of a chart as a table. A long one scrolls in its box, also by keyboard. */
function ChartTable({ headings, rows, labelledBy }: ChartTableProps) {
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

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${text.sm};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

const Title = styled.h2`
  font: ${title.h4};
`

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
  align-self: center;
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
