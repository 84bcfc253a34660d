import { FlexRender, type Header, type Row as TableRow } from '@tanstack/react-table'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { useMsg } from '@/i18n/use-msg'
import { media } from '@/theme/breakpoints'
import { space, weight } from '@/theme/tokens'
import { ChevronDownIcon, ChevronUpIcon } from '../icons'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { DataRow } from './DataRow'
import type { RowNote } from './held-rows'
import type { ListFeatures, ListTable } from './list-table'
import { pressRowBox, pressRowKey } from './row-keys'
import { Body, Row, SelectCell } from './row-parts'
import { SelectBox } from './SelectBox'
import { Frame, Head, HeadCell, Scroller, Table } from './table-frame'
import type { Density } from './use-list-view'
import { usePressGuard } from './use-press-guard'
import { useScrollEdges } from './use-scroll-edges'

export type DataTableProps<Item extends object> = {
  /** Names the table for screen readers. */
  label: string
  /** What `useListTable` returned. */
  table: ListTable<Item>
  /** Names a row, for its checkbox. */
  rowName: (row: Item) => string
  /** Other rows are loading; the current ones stay until then. */
  busy?: boolean
  /** The height of rows. */
  density?: Density
  /** By row id: what has just been done with it. The row has to have a column of actions, where it shows. */
  notes?: ReadonlyMap<string, RowNote>
}

const noNotes: ReadonlyMap<string, RowNote> = new Map()

/**
 * A page of server-side rows (`useListTable`). Below 768 px every row is a card. Wider ones scroll sideways where the
 * chosen columns do not fit; heading and actions stay in view. A hundred rows are slow to render, so they are deferred:
 * a control that was pressed responds first. A row that has just moved takes no press (`usePressGuard`).
 */
export function DataTable<Item extends object>({
  label,
  table,
  rowName,
  busy = false,
  density = 'compact',
  notes = noNotes,
}: DataTableProps<Item>) {
  const msg = useMsg()
  const selectable = table.options.enableRowSelection === true
  const latest = useSteadyRows(table.getRowModel().rows)
  const rows = useDeferredValue(latest)
  const headers = useDeferredValue(table.getFlatHeaders())
  const selected = useSelectedIds(rows)
  const scroller = useScrollEdges<HTMLDivElement>()
  const guard = usePressGuard({ ids: useRowIds(rows), noted: notes, busy })
  return (
    <Frame aria-busy={busy || rows !== latest}>
      <VisuallyHidden role="status">{[...notes.values()].at(-1)?.text}</VisuallyHidden>
      <Scroller ref={scroller}>
        <Table
          role="table"
          aria-label={label}
          data-density={density}
          onKeyDown={pressRowKey}
          onClick={pressRowBox}
        >
          <Head role="rowgroup">
            <Row role="row" data-selectable={selectable || undefined}>
              {selectable && (
                <SelectCell as="th" role="columnheader">
                  <SelectBox
                    label={msg('table.selectAll')}
                    checked={table.getIsAllPageRowsSelected()}
                    // The table calls all of them some as well.
                    indeterminate={
                      table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()
                    }
                    onChange={(all) => table.toggleAllPageRowsSelected(all)}
                  />
                </SelectCell>
              )}
              {headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
            </Row>
          </Head>
          <Body role="rowgroup" {...guard}>
            {rows.map((row) => (
              <DataRow
                key={row.id}
                row={row}
                name={rowName(row.original)}
                headers={headers}
                selectable={selectable}
                selected={selected.has(row.id)}
                note={notes.get(row.id)}
              />
            ))}
          </Body>
        </Table>
      </Scroller>
    </Frame>
  )
}

/** So many rows at most are ticked with the press; more are ticked once the press has shown in the heading and the bar. */
const tickedAtOnce = 10

function useSelectedIds<Item extends object>(rows: readonly TableRow<ListFeatures, Item>[]) {
  const now = rows.flatMap((row) => (row.getIsSelected() ? [row.id] : [])).join()
  const later = useDeferredValue(now)
  return useMemo(() => {
    const [current, settled] = [new Set(now.split(',')), new Set(later.split(','))]
    const changed = rows.filter(({ id }) => current.has(id) !== settled.has(id)).length
    return changed > tickedAtOnce ? settled : current
  }, [later, now, rows])
}

function useRowIds<Item extends object>(rows: readonly TableRow<ListFeatures, Item>[]) {
  return useMemo(() => rows.map(({ id }) => id), [rows])
}

/** Returns the same row for an unchanged item, although the table makes new rows with each response. */
function useSteadyRows<Item extends object>(rows: readonly TableRow<ListFeatures, Item>[]) {
  const [known] = useState(() => new WeakMap<Item, TableRow<ListFeatures, Item>>())
  return useMemo(
    () =>
      rows.map((row) => {
        const steady = known.get(row.original) ?? row
        known.set(row.original, steady)
        return steady
      }),
    [known, rows],
  )
}

/** The heading of a column; a button when the server can sort by it. */
function ColumnHead<Item extends object>({ header }: { header: Header<ListFeatures, Item> }) {
  const { column } = header
  const sortable = column.getCanSort()
  const order = column.getIsSorted()
  const { meta = {} } = column.columnDef
  const name = <FlexRender header={header} />
  // A column of "…", or of nothing but notes, needs no word, which would make it wider.
  const isNarrow = meta.actions === 'menu' || meta.actions === 'none'
  const heading = isNarrow ? <VisuallyHidden>{name}</VisuallyHidden> : name
  return (
    <HeadCell
      role="columnheader"
      data-numeric={meta.numeric || undefined}
      data-first={meta.card === 'heading' || undefined}
      data-actions={meta.actions}
      data-sortable={sortable || undefined}
      {...(sortable && { 'aria-sort': order ? ariaSort[order] : 'none' })}
    >
      {sortable ? (
        <Press type="button" onClick={column.getToggleSortingHandler()}>
          <FlexRender header={header} />
          <Arrow aria-hidden="true" data-idle={!order || undefined}>
            {order === 'asc' ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </Arrow>
        </Press>
      ) : (
        heading
      )}
    </HeadCell>
  )
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

const Press = styled.button`
  display: inline-flex;
  min-height: 40px;
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

/** Always takes its room, so that sorting makes no column wider; faint while not sorted by. */
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
