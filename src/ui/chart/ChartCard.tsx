import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { color, radius, space, text, title } from '@/theme/tokens'
import { Button } from '../actions/Button'
import { type ChartTableProps, ChartTable } from './ChartTable'

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
